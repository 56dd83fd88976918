"""Stones as cut by the lapidary: convex bodies of flat facets, 1 across, the girdle at z = 0."""

import bmesh
import bpy
import numpy as np


def brilliant():
    rings = [
        (0.28, 0.16, 8, 0), (0.40, 0.099, 8, 22.5), (0.5, 0.012, 16, 0), (0.5, -0.012, 16, 0),
        (0.13, -0.337, 8, 22.5), (0.0, -0.44, 1, 0),
    ]
    return _hull("brilliant", np.vstack([_ring(*ring) for ring in rings]))


def step(width=1.0, length=1.35, corner=0.16):
    """An emerald cut."""
    levels = [(0.62, 0.17), (0.82, 0.11), (0.95, 0.045), (1.0, 0.01), (1.0, -0.015), (0.84, -0.14), (0.6, -0.28), (0.3, -0.40)]
    points = []
    for share, z in levels:
        w, h = width / 2 * share, length / 2 - width / 2 * (1 - share)
        c = corner * share
        for sx in (-1, 1):
            for sy in (-1, 1):
                points += [(sx * w, sy * (h - c), z), (sx * (w - c), sy * h, z)]
    return _hull("step", np.array(points))


def pear():
    """A brilliant drawn to a point at +y."""
    thing = brilliant()
    for vertex in thing.data.vertices:
        x, y, _z = vertex.co
        if y > 0:
            vertex.co.x = x * (1 - 0.55 * (y / 0.5) ** 1.5)
            vertex.co.y = y * 1.75
    return thing


def cabochon(height=0.42, segments=48):
    from geometry.sweep import lathe

    t = np.linspace(0, np.pi / 2, 16)
    dome = [(0.5 * np.cos(a), height * np.sin(a)) for a in t]
    return lathe([(0.001, -0.1), (0.46, -0.1), (0.5, -0.05), *dome], segments, "cabochon")


def _ring(radius, z, count, phase):
    angles = np.radians(phase) + np.arange(count) * 2 * np.pi / count
    return np.stack([radius * np.cos(angles), radius * np.sin(angles), np.full(count, z)], axis=1)


def _hull(name, points):
    work = bmesh.new()
    for point in points:
        work.verts.new(point)
    bmesh.ops.convex_hull(work, input=work.verts)
    bmesh.ops.dissolve_limit(work, angle_limit=0.02, verts=work.verts, edges=work.edges)
    bmesh.ops.recalc_face_normals(work, faces=work.faces)
    mesh = bpy.data.meshes.new(name)
    work.to_mesh(mesh)
    work.free()
    thing = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(thing)
    return thing
