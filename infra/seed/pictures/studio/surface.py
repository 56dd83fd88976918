"""What the pieces stand on. Only the ivory is plain; the others have a grain one could feel."""

import bpy

# Colour, roughness, sheen of a pile, grain: scale and depth (in fifths of the subject's half width).
SURFACES = {
    "limestone": ((0.70, 0.60, 0.47), 0.85, 0.0, 1.6, 0.035),
    "stone": ((0.74, 0.69, 0.615), 0.8, 0.0, 2.2, 0.02),
    "sand": ((0.66, 0.50, 0.355), 0.95, 0.0, 5.0, 0.012),
    "slate": ((0.020, 0.0195, 0.020), 0.62, 0.0, 1.1, 0.06),
    "velvet-green": ((0.004, 0.035, 0.022), 1.0, 1.0, 0.28, 0.30),
    "velvet-night": ((0.008, 0.008, 0.014), 1.0, 0.8, 0.28, 0.30),
    "linen": ((0.80, 0.745, 0.66), 1.0, 0.3, 0.30, 0.22),
}

IVORY = (0.90, 0.855, 0.79)


def surface(kind):
    material = bpy.data.materials.new(f"surface-{kind}")
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    if kind == "ivory":
        cloth = nodes.new("ShaderNodeBsdfDiffuse")
        cloth.inputs["Color"].default_value = (*IVORY, 1)
        links.new(cloth.outputs[0], nodes["Material Output"].inputs["Surface"])
        return material
    colour, roughness, sheen, scale, depth = SURFACES[kind]
    body = nodes["Principled BSDF"]
    body.inputs["Roughness"].default_value = roughness
    body.inputs["Specular"].default_value = 0.35 if roughness < 0.6 else 0.1
    body.inputs["Sheen"].default_value = sheen
    body.inputs["Sheen Tint"].default_value = 0.6
    place = nodes.new("ShaderNodeNewGeometry").outputs["Position"]
    _mottled(nodes, links, place, body, colour, scale)
    height = _grain(nodes, links, place, scale, 8)
    if kind == "linen":
        height = _woven(nodes, links, place, height)
    bump = nodes.new("ShaderNodeBump")
    bump.inputs["Strength"].default_value = 0.7
    bump.inputs["Distance"].default_value = depth
    links.new(height, bump.inputs["Height"])
    links.new(bump.outputs["Normal"], body.inputs["Normal"])
    return material


def _grain(nodes, links, place, scale, detail):
    noise = nodes.new("ShaderNodeTexNoise")
    noise.inputs["Scale"].default_value = scale
    noise.inputs["Detail"].default_value = detail
    noise.inputs["Roughness"].default_value = 0.6
    links.new(place, noise.inputs["Vector"])
    return noise.outputs["Fac"]


def _mottled(nodes, links, place, body, colour, scale):
    ramp = nodes.new("ShaderNodeValToRGB")
    ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[1].position = 0.25, 0.75
    ramp.color_ramp.elements[0].color = (*(0.86 * c for c in colour), 1)
    ramp.color_ramp.elements[1].color = (*(min(1, 1.1 * c) for c in colour), 1)
    links.new(_grain(nodes, links, place, scale * 0.5, 5), ramp.inputs["Fac"])
    links.new(ramp.outputs["Color"], body.inputs["Base Color"])


def _woven(nodes, links, place, folds):
    """Threads both ways over the folds of the cloth."""
    total = folds
    for direction in ("X", "Y"):
        wave = nodes.new("ShaderNodeTexWave")
        wave.bands_direction = direction
        wave.inputs["Scale"].default_value = 3.2
        wave.inputs["Distortion"].default_value = 1.2
        links.new(place, wave.inputs["Vector"])
        sum_of = nodes.new("ShaderNodeMath")
        sum_of.operation = "MULTIPLY_ADD"
        links.new(wave.outputs["Fac"], sum_of.inputs[0])
        sum_of.inputs[1].default_value = 0.06
        links.new(total, sum_of.inputs[2])
        total = sum_of.outputs[0]
    return total
