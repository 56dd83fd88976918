"""Meshes from arrays. All lengths are millimetres; z is up."""

import math

import bpy
import numpy as np
from mathutils import Matrix, Vector


def mesh_object(name, verts, faces, smooth=40.0):
    """An object of the given vertices and faces; edges sharper than `smooth` degrees stay sharp."""
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata([tuple(v) for v in verts], [], [tuple(f) for f in faces])
    return _finished(name, mesh, smooth)


def grid_object(name, points, close_rows=False, close_cols=False, smooth=40.0, caps=False):
    """An object of a rows x cols x 3 array, its rows or columns joined end to start when asked."""
    points = np.asarray(points, dtype=np.float32)
    rows, cols = points.shape[:2]
    index = np.arange(rows * cols).reshape(rows, cols)
    if close_rows:
        index = np.vstack([index, index[:1]])
    if close_cols:
        index = np.hstack([index, index[:, :1]])
    quads = np.stack([index[:-1, :-1], index[:-1, 1:], index[1:, 1:], index[1:, :-1]], axis=-1)
    faces = quads.reshape(-1, 4).tolist()
    if caps:
        faces.append(list(range(cols))[::-1])
        faces.append(list(range((rows - 1) * cols, rows * cols)))
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(points.reshape(-1, 3).tolist(), [], faces)
    return _finished(name, mesh, smooth)


def _finished(name, mesh, smooth):
    mesh.validate()
    mesh.polygons.foreach_set("use_smooth", [smooth > 0] * len(mesh.polygons))
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = math.radians(max(smooth, 1))
    mesh.update()
    turned = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(turned)
    _face_outwards(turned)
    return turned


def _face_outwards(thing):
    import bmesh

    work = bmesh.new()
    work.from_mesh(thing.data)
    bmesh.ops.recalc_face_normals(work, faces=work.faces)
    work.to_mesh(thing.data)
    work.free()


def painted(thing, material):
    """The same object, its mesh made of `material`."""
    thing.data.materials.clear()
    thing.data.materials.append(material)
    return thing


def copies(source, places):
    """One object per matrix, all sharing the mesh of `source`, which goes."""
    made = []
    for place in places:
        twin = bpy.data.objects.new(source.name, source.data)
        bpy.context.scene.collection.objects.link(twin)
        twin.matrix_world = Matrix(place)
        made.append(twin)
    bpy.data.objects.remove(source)
    return made


def moved(things, matrix):
    """The same objects, all carried by `matrix`."""
    matrix = Matrix(matrix)
    for thing in things:
        thing.matrix_world = matrix @ thing.matrix_world
    return things


def at(x=0, y=0, z=0):
    return Matrix.Translation((x, y, z))


def turn(axis, degrees):
    return Matrix.Rotation(math.radians(degrees), 4, axis)


def scaled(x, y=None, z=None):
    y = x if y is None else y
    z = x if z is None else z
    return Matrix.Diagonal((x, y, z, 1))


def frame(position, forward, up=(0, 0, 1)):
    """A matrix that puts local x along `forward` and local z as near to `up` as it can."""
    x = Vector(forward).normalized()
    z = Vector(up)
    y = z.cross(x)
    if y.length < 1e-6:
        y = Vector((0, 1, 0)).cross(x) if abs(x.y) < 0.9 else Vector((1, 0, 0)).cross(x)
    y.normalize()
    z = x.cross(y)
    rows = Matrix((x, y, z)).transposed().to_4x4()
    return Matrix.Translation(position) @ rows
