"""What is no jewellery."""

import numpy as np

import bpy

from geometry.mesh import painted
from geometry.profile import rounded
from geometry.sweep import lathe


def dish(d):
    """A shallow round dish of ivory porcelain."""
    r = d["across"] / 2
    profile = rounded([(0.001, 1.4), (r * 0.80, 1.4), (r * 0.95, 4.2), (r, 4.6), (r * 1.0, 3.6), (r * 0.84, 0), (0.001, 0)], 1.2, 8, closed=False)
    material = bpy.data.materials.get("porcelain") or bpy.data.materials.new("porcelain")
    material.use_nodes = True
    body = material.node_tree.nodes["Principled BSDF"]
    body.inputs["Base Color"].default_value = (0.80, 0.755, 0.685, 1)
    body.inputs["Roughness"].default_value = 0.28
    return [painted(lathe(np.asarray(profile), 160, "dish", smooth=60), material)]
