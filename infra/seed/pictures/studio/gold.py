"""Precious metals by their measured reflectance, and what the workshop did to their surface."""

import bpy

# Linear reflectance at normal incidence: pure gold, then the alloys paler with less of it.
COLOURS = {
    "24": (1.0, 0.605, 0.15),
    "21": (0.99, 0.625, 0.20),
    "18": (0.965, 0.66, 0.30),
    "rose": (0.94, 0.55, 0.36),
    "white": (0.80, 0.785, 0.75),
}

ROUGHNESS = {"polished": 0.085, "soft": 0.17, "satin": 0.34, "brushed": 0.26, "hammered": 0.11, "matte": 0.42}


def gold(karat="21", finish="polished"):
    """The material of a karat and a finish, made once."""
    name = f"gold-{karat}-{finish}"
    known = bpy.data.materials.get(name)
    if known:
        return known
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    surface = nodes["Principled BSDF"]
    surface.inputs["Base Color"].default_value = (*COLOURS[str(karat)], 1)
    surface.inputs["Metallic"].default_value = 1
    place = nodes.new("ShaderNodeTexCoord").outputs["Object"]
    _vary_roughness(nodes, links, place, surface, ROUGHNESS[finish])
    _relief(nodes, links, place, surface, finish)
    return material


def _vary_roughness(nodes, links, place, surface, base):
    """Nothing that was polished by hand is equally smooth everywhere."""
    noise = _noise(nodes, links, place, 0.55, 3)
    spread = nodes.new("ShaderNodeMapRange")
    spread.inputs["To Min"].default_value = base * 0.75
    spread.inputs["To Max"].default_value = base * 1.3
    links.new(noise, spread.inputs["Value"])
    links.new(spread.outputs["Result"], surface.inputs["Roughness"])


def _relief(nodes, links, place, surface, finish):
    if finish == "hammered":
        height, strength, distance = _dents(nodes, links, place), 0.30, 0.32
    elif finish == "brushed":
        height, strength, distance = _strokes(nodes, links, place), 0.22, 0.05
    elif finish in ("satin", "matte"):
        height, strength, distance = _noise(nodes, links, place, 14, 3), 0.14, 0.05
    else:
        height, strength, distance = _noise(nodes, links, place, 0.35, 1), 0.014, 0.25
    bump = nodes.new("ShaderNodeBump")
    bump.inputs["Strength"].default_value = strength
    bump.inputs["Distance"].default_value = distance
    links.new(height, bump.inputs["Height"])
    links.new(bump.outputs["Normal"], surface.inputs["Normal"])


def _noise(nodes, links, place, scale, detail):
    noise = nodes.new("ShaderNodeTexNoise")
    noise.inputs["Scale"].default_value = scale
    noise.inputs["Detail"].default_value = detail
    links.new(place, noise.inputs["Vector"])
    return noise.outputs["Fac"]


def _dents(nodes, links, place):
    cells = nodes.new("ShaderNodeTexVoronoi")
    cells.feature = "SMOOTH_F1"
    cells.inputs["Scale"].default_value = 0.62
    cells.inputs["Smoothness"].default_value = 0.25
    links.new(place, cells.inputs["Vector"])
    return cells.outputs["Distance"]


def _strokes(nodes, links, place):
    stretch = nodes.new("ShaderNodeMapping")
    stretch.inputs["Scale"].default_value = (0.25, 22, 0.25)
    links.new(place, stretch.inputs["Vector"])
    return _noise(nodes, links, stretch.outputs["Vector"], 1, 2)
