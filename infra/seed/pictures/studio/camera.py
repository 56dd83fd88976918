"""A camera that frames the subject by itself, so that every picture has the same air round the piece."""

import math

import bpy
import numpy as np
from mathutils import Vector


def subject_points(things):
    """Every vertex of the things, in the world."""
    clouds = []
    for thing in things:
        mesh = thing.data
        flat = np.empty(len(mesh.vertices) * 3, dtype=np.float32)
        mesh.vertices.foreach_get("co", flat)
        cloud = flat.reshape(-1, 3)
        if len(cloud) > 4000:
            cloud = cloud[:: len(cloud) // 4000]
        matrix = np.array(thing.matrix_world)
        clouds.append(cloud @ matrix[:3, :3].T + matrix[:3, 3])
    return np.vstack(clouds)


def framed_camera(scene, points, view):
    """`view`: azimuth and elevation in degrees, fill (share of the frame), lens, blur (aperture), shift, focus."""
    data = bpy.data.cameras.new("camera")
    data.lens, data.sensor_width = view.get("lens", 95), 36
    data.sensor_fit = "HORIZONTAL"
    data.clip_end = 1000
    thing = bpy.data.objects.new("camera", data)
    scene.collection.objects.link(thing)
    scene.camera = thing
    azimuth, elevation = math.radians(view["azimuth"]), math.radians(view["elevation"])
    back = np.array(
        [math.sin(azimuth) * math.cos(elevation), -math.cos(azimuth) * math.cos(elevation), math.sin(elevation)]
    )
    right = np.array([math.cos(azimuth), math.sin(azimuth), 0])
    up = np.cross(back, right)
    place = _fitted(points, back, right, up, scene, data, view)
    thing.location = place
    thing.rotation_euler = Vector(-back).to_track_quat("-Z", "Y").to_euler()
    _focus(data, points, place, back, view)
    return thing


def _fitted(points, back, right, up, scene, data, view):
    aspect = scene.render.resolution_y / scene.render.resolution_x
    half = data.sensor_width / 2 / data.lens
    fill = view.get("fill", 0.74)
    target = (points.min(axis=0) + points.max(axis=0)) / 2
    distance = 30.0
    for _ in range(12):
        depth = distance - (points - target) @ back
        x, y = (points - target) @ right / depth, (points - target) @ up / depth
        middle = (x.max() + x.min()) / 2, (y.max() + y.min()) / 2
        target = target + (right * middle[0] + up * middle[1]) * distance
        wide = max((x.max() - x.min()) / (2 * half), (y.max() - y.min()) / (2 * half * aspect))
        distance *= wide / fill
    shift = view.get("shift", [0, 0])
    target = target - (right * shift[0] + up * shift[1] * aspect) * 2 * half * distance
    return target + back * distance


def _focus(data, points, place, back, view):
    """Sharp on what is nearest, or on the given height of the piece (0 at its foot, 1 at its top)."""
    depth = (place - points) @ back
    data.dof.use_dof = True
    data.dof.focus_distance = float(np.percentile(depth, view.get("focus", 30)))
    data.dof.aperture_fstop = data.lens / 1000 / (2 * view.get("blur", 0.12))
