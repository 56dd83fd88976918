"""Sheet metal: a flat region given a thickness and softened edges. It lies on z = 0."""

import bpy

from geometry.mesh import _finished


def plate(region, thick, bevel=0.12, name="plate", smooth=50):
    curve = bpy.data.curves.new(name, "CURVE")
    curve.dimensions, curve.fill_mode = "2D", "BOTH"
    curve.extrude = max(thick / 2 - bevel, 0.001)
    curve.bevel_depth, curve.bevel_resolution, curve.offset = bevel, 3, -bevel
    for polygon in getattr(region, "geoms", [region]):
        for ring in [polygon.exterior, *polygon.interiors]:
            _spline(curve, list(ring.simplify(0.004).coords)[:-1])
    source = bpy.data.objects.new(name, curve)
    bpy.context.scene.collection.objects.link(source)
    bpy.context.view_layer.update()
    mesh = bpy.data.meshes.new_from_object(source.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(source)
    for vertex in mesh.vertices:
        vertex.co.z += thick / 2
    return _finished(name, mesh, smooth)


def _spline(curve, points):
    spline = curve.splines.new("POLY")
    spline.points.add(len(points) - 1)
    for slot, (x, y) in zip(spline.points, points):
        slot.co = (x, y, 0, 1)
    spline.use_cyclic_u = True
