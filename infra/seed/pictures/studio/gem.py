"""Stones and enamel."""

import bpy

# Colour of the light that passes, and index of refraction.
GEMS = {
    "diamond": ((1.0, 1.0, 1.0), 2.42),
    "spark": ((1.0, 1.0, 1.0), 2.42),
    "emerald": ((0.03, 0.52, 0.20), 1.58),
    "ruby": ((0.75, 0.015, 0.06), 1.77),
    "sapphire": ((0.03, 0.09, 0.62), 1.77),
}

# How much of the light a colourless stone throws back before it enters.
SILVERED = {"diamond": 0.34, "spark": 0.62}

OPAQUE = {
    "pearl": ((0.90, 0.86, 0.80), 0.16),
    "turquoise": ((0.02, 0.42, 0.45), 0.2),
    "onyx": ((0.006, 0.006, 0.007), 0.06),
    "enamel-blue": ((0.006, 0.03, 0.30), 0.06),
    "enamel-sky": ((0.10, 0.42, 0.78), 0.06),
    "enamel-white": ((0.88, 0.87, 0.84), 0.06),
    "enamel-black": ((0.005, 0.005, 0.006), 0.06),
}


def gem(kind):
    known = bpy.data.materials.get(f"gem-{kind}")
    if known:
        return known
    material = bpy.data.materials.new(f"gem-{kind}")
    material.use_nodes = True
    if kind in OPAQUE:
        return _opaque(material, *OPAQUE[kind])
    nodes, links = material.node_tree.nodes, material.node_tree.links
    nodes.remove(nodes["Principled BSDF"])
    colour, index = GEMS[kind]
    body = _dispersing(nodes, links, index) if kind == "diamond" else _glass(nodes, colour, index)
    if kind in SILVERED:
        body = _silvered(nodes, links, body, SILVERED[kind])
    shadow = nodes.new("ShaderNodeBsdfTransparent")
    shadow.inputs["Color"].default_value = (*(0.55 + 0.45 * c for c in colour), 1)
    choice = nodes.new("ShaderNodeMixShader")
    links.new(nodes.new("ShaderNodeLightPath").outputs["Is Shadow Ray"], choice.inputs["Fac"])
    links.new(body, choice.inputs[1])
    links.new(shadow.outputs[0], choice.inputs[2])
    links.new(choice.outputs[0], nodes["Material Output"].inputs["Surface"])
    return material


def _glass(nodes, colour, index):
    glass = nodes.new("ShaderNodeBsdfGlass")
    glass.distribution = "SHARP"
    glass.inputs["Color"].default_value = (*colour, 1)
    glass.inputs["IOR"].default_value = index
    return glass.outputs[0]


def _dispersing(nodes, links, index):
    """White light, and in it red, green and blue bent a little differently: the fire of a diamond."""
    fire = 0.18
    parts = [_glass(nodes, (1 - fire,) * 3, index)]
    for colour, shift in (((fire, 0, 0), -0.05), ((0, fire, 0), 0.0), ((0, 0, fire), 0.06)):
        parts.append(_glass(nodes, colour, index + shift))
    total = parts[0]
    for part in parts[1:]:
        both = nodes.new("ShaderNodeAddShader")
        links.new(total, both.inputs[0])
        links.new(part, both.inputs[1])
        total = both.outputs[0]
    return total


def _silvered(nodes, links, body, share):
    """A well-cut stone returns light by its facets; one of a millimetre does hardly show its seat."""
    mirror = nodes.new("ShaderNodeBsdfGlossy")
    mirror.inputs["Roughness"].default_value = 0.02
    mirror.inputs["Color"].default_value = (0.93, 0.95, 0.98, 1)
    both = nodes.new("ShaderNodeMixShader")
    both.inputs["Fac"].default_value = share
    links.new(body, both.inputs[1])
    links.new(mirror.outputs[0], both.inputs[2])
    return both.outputs[0]


def _opaque(material, colour, roughness):
    surface = material.node_tree.nodes["Principled BSDF"]
    surface.inputs["Base Color"].default_value = (*colour, 1)
    surface.inputs["Roughness"].default_value = roughness
    surface.inputs["Clearcoat"].default_value = 0.6
    surface.inputs["Clearcoat Roughness"].default_value = 0.05
    return material
