"""Struck and chased surfaces: heights drawn on a fine grid, then raised as a mesh."""

import bpy
import cv2
import numpy as np


class Relief:
    """Heights over a flat region, in millimetres; what is drawn later lies over what was drawn before."""

    def __init__(self, region, step=0.05, base=0.0):
        self.region, self.step = region, step
        x0, y0, x1, y1 = region.bounds
        self.low = np.array([x0 - 3 * step, y0 - 3 * step])
        self.size = (int((x1 - x0) / step) + 7, int((y1 - y0) / step) + 7)
        self.heights = np.full((self.size[1], self.size[0]), base, dtype=np.float32)

    def mask(self, shape):
        fine = 8
        picture = np.zeros((self.size[1], self.size[0]), dtype=np.uint8)
        for polygon in getattr(shape, "geoms", [shape]):
            if polygon.is_empty or not hasattr(polygon, "exterior"):
                continue
            rings = [np.round((np.array(r.coords) - self.low) / self.step * fine).astype(np.int32) for r in [polygon.exterior, *polygon.interiors]]
            cv2.fillPoly(picture, rings, 255, lineType=cv2.LINE_8, shift=3)
        return picture > 127

    def dome(self, shape, height, width, over="max"):
        """Raises the shape; it is round for `width` from its border on."""
        far = cv2.distanceTransform(self.mask(shape).astype(np.uint8), cv2.DIST_L2, 5) * self.step
        x = np.clip(far / width, 0, 1)
        rise = height * np.sqrt(np.clip(1 - (1 - x) ** 2, 0, 1)) * (far > 0)
        if over == "max":
            self.heights = np.maximum(self.heights, rise)
        else:
            self.heights = self.heights + rise
        return self

    def sink(self, shape, depth, width):
        """Cuts the shape into what is there."""
        return self.dome(shape, -depth, width, over="add")

    def grain(self, shape, depth, size, seed=4):
        """A matted ground."""
        noise = np.random.default_rng(seed).random(self.heights.shape).astype(np.float32)
        noise = cv2.GaussianBlur(noise, (0, 0), size / self.step)
        noise = (noise - noise.mean()) / (noise.std() + 1e-6)
        self.heights = self.heights + noise * depth * self.mask(shape)
        return self

    def soften(self, radius):
        self.heights = cv2.GaussianBlur(self.heights, (0, 0), radius / self.step)
        return self

    def surface(self, z, sink=0.06, name="relief"):
        """The heights as a mesh at `z`; its border dips by `sink` into what it lies on."""
        inside = self.mask(self.region.buffer(-self.step))
        heights = self.heights.copy()
        edge = cv2.distanceTransform(inside.astype(np.uint8), cv2.DIST_L2, 5)
        heights[edge <= 1.5] -= sink
        rows, cols = np.nonzero(inside)
        index = np.full(inside.shape, -1, dtype=np.int64)
        index[rows, cols] = np.arange(len(rows))
        verts = np.stack([cols * self.step + self.low[0], rows * self.step + self.low[1], heights[rows, cols] + z], axis=1)
        quads = np.stack([index[:-1, :-1], index[:-1, 1:], index[1:, 1:], index[1:, :-1]], axis=-1).reshape(-1, 4)
        return _quads(name, verts.astype(np.float32), quads[(quads >= 0).all(axis=1)].astype(np.int32))


def _quads(name, verts, quads):
    mesh = bpy.data.meshes.new(name)
    mesh.vertices.add(len(verts))
    mesh.vertices.foreach_set("co", verts.ravel())
    mesh.loops.add(quads.size)
    mesh.loops.foreach_set("vertex_index", quads.ravel())
    mesh.polygons.add(len(quads))
    mesh.polygons.foreach_set("loop_start", np.arange(0, quads.size, 4, dtype=np.int32))
    mesh.polygons.foreach_set("loop_total", np.full(len(quads), 4, dtype=np.int32))
    mesh.polygons.foreach_set("use_smooth", np.ones(len(quads), dtype=bool))
    mesh.update(calc_edges=True)
    thing = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(thing)
    return thing
