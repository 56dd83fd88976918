"""The empty studio: renderer, backdrop, lamps. Its unit is a fifth of the subject's half width."""

import math

import bpy
from mathutils import Vector

from studio.surface import surface


def empty_scene():
    for thing in list(bpy.data.objects):
        bpy.data.objects.remove(thing)
    return bpy.context.scene


def renderer(scene, width, height, samples, threads=2):
    scene.render.engine = "CYCLES"
    scene.render.threads_mode = "FIXED"
    scene.render.threads = threads
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.use_persistent_data = True
    cycles = scene.cycles
    cycles.device = "CPU"
    cycles.samples = samples
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.12
    cycles.adaptive_min_samples = 6
    cycles.use_denoising = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 14, 0, 3
    cycles.transmission_bounces, cycles.transparent_max_bounces = 12, 8
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect, cycles.sample_clamp_direct = 3, 0
    cycles.blur_glossy = 0.3
    view = scene.view_settings
    view.view_transform, view.look = "Filmic", "Medium High Contrast"


def lamp(scene, name, place, aim, width, height, power, colour=(1, 1, 1), soft=True):
    """A soft box: brightest in its middle, so that its mirror image on metal has no hard border."""
    light = bpy.data.lights.new(name, "AREA")
    light.shape, light.size, light.size_y = "RECTANGLE", width, height
    light.energy, light.color = power, colour
    thing = bpy.data.objects.new(name, light)
    thing.location = place
    thing.rotation_euler = (Vector(aim) - Vector(place)).to_track_quat("-Z", "Y").to_euler()
    thing.visible_camera = False
    scene.collection.objects.link(thing)
    if soft:
        _feather(light)
    return thing


def _feather(light):
    light.use_nodes = True
    nodes, links = light.node_tree.nodes, light.node_tree.links
    place = nodes.new("ShaderNodeNewGeometry").outputs["Parametric"]
    split = nodes.new("ShaderNodeSeparateXYZ")
    links.new(place, split.inputs[0])
    factors = [_hump(nodes, links, split.outputs[axis]) for axis in ("X", "Y")]
    product = _math(nodes, links, "MULTIPLY", *factors)
    links.new(product, nodes["Emission"].inputs["Strength"])


def _hump(nodes, links, value):
    """1 in the middle, falling smoothly to 0 at both borders."""
    centred = _math(nodes, links, "ABSOLUTE", _math(nodes, links, "SUBTRACT", value, 0.5))
    ramp = nodes.new("ShaderNodeMapRange")
    ramp.interpolation_type = "SMOOTHSTEP"
    ramp.inputs["From Min"].default_value, ramp.inputs["From Max"].default_value = 0.5, 0.22
    links.new(centred, ramp.inputs["Value"])
    return ramp.outputs["Result"]


def _math(nodes, links, operation, a, b=None):
    node = nodes.new("ShaderNodeMath")
    node.operation = operation
    for slot, value in ((0, a), (1, b)):
        if isinstance(value, (int, float)):
            node.inputs[slot].default_value = value
        elif value is not None:
            links.new(value, node.inputs[slot])
    return node.outputs[0]


def backdrop(scene, kind="ivory"):
    """A floor that rises behind the subject without an edge."""
    reach, back, radius = 160, 30, 60
    rows = [(-reach, 0)] + [(back, 0)]
    rows += [(back + radius * math.sin(a), radius - radius * math.cos(a)) for a in (i * math.pi / 48 for i in range(1, 25))]
    rows.append((back + radius, reach))
    verts = [(x, y, z) for y, z in rows for x in (-reach, reach)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(rows) - 1)]
    mesh = bpy.data.meshes.new("backdrop")
    mesh.from_pydata(verts, [], faces)
    mesh.polygons.foreach_set("use_smooth", [True] * len(faces))
    thing = bpy.data.objects.new("backdrop", mesh)
    scene.collection.objects.link(thing)
    mesh.materials.append(surface(kind))
    return thing


def flag(scene, place, aim, width, height):
    """A black card: what gives polished metal its dark edge."""
    mesh = bpy.data.meshes.new("flag")
    w, h = width / 2, height / 2
    mesh.from_pydata([(-w, -h, 0), (w, -h, 0), (w, h, 0), (-w, h, 0)], [], [(0, 1, 2, 3)])
    thing = bpy.data.objects.new("flag", mesh)
    thing.location = place
    thing.rotation_euler = (Vector(aim) - Vector(place)).to_track_quat("-Z", "Y").to_euler()
    mesh.materials.append(bpy.data.materials.get("flag") or _black_card())
    thing.visible_camera = thing.visible_shadow = thing.visible_diffuse = thing.visible_transmission = False
    scene.collection.objects.link(thing)
    return thing


def _black_card():
    """Black that thins out towards the border, so that no metal shows the card's outline."""
    material = bpy.data.materials.new("flag")
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    surface = nodes["Principled BSDF"]
    surface.inputs["Base Color"].default_value = (0.012, 0.01, 0.009, 1)
    surface.inputs["Specular"].default_value = 0
    split = nodes.new("ShaderNodeSeparateXYZ")
    links.new(nodes.new("ShaderNodeTexCoord").outputs["Generated"], split.inputs[0])
    cover = _math(nodes, links, "MULTIPLY", *(_hump(nodes, links, split.outputs[axis]) for axis in ("X", "Y")))
    mix = nodes.new("ShaderNodeMixShader")
    links.new(cover, mix.inputs["Fac"])
    links.new(nodes.new("ShaderNodeBsdfTransparent").outputs[0], mix.inputs[1])
    links.new(surface.outputs[0], mix.inputs[2])
    links.new(mix.outputs[0], nodes["Material Output"].inputs["Surface"])
    return material


def surroundings(scene, colour, strength):
    world = bpy.data.worlds.new("studio")
    scene.world = world
    world.use_nodes = True
    ground = world.node_tree.nodes["Background"]
    ground.inputs["Color"].default_value = (*colour, 1)
    ground.inputs["Strength"].default_value = strength
