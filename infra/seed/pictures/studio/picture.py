"""From a design and a view to a file."""

import importlib
import json
import pathlib
import shutil
import tempfile
import time

import bpy
import numpy as np
from mathutils import Matrix

from finish.darkroom import developed
from geometry.mesh import at, moved, scaled, turn
from studio.balance import at_rest
from studio.camera import framed_camera, subject_points
from studio.light import LIGHTS
from studio.scene import backdrop, empty_scene, renderer

VIEWS = json.loads((pathlib.Path(__file__).parent / "views.json").read_text(encoding="utf-8"))


def take_picture(design, view, target, size, samples, negatives=None):
    started = time.time()
    scene = _fresh()
    view = {**VIEWS[view["like"]], **view} if isinstance(view, dict) else VIEWS[view]
    aspect = view.get("aspect", 1)
    renderer(scene, size, round(size * aspect), samples)
    things = build(design)
    things, subject = posed(things, view, design)
    points = subject_points(subject)
    backdrop(scene, view.get("backdrop", "ivory"))
    LIGHTS[view.get("light", "catalogue")](scene)
    scene.view_settings.exposure = view.get("exposure", 0.0)
    framed_camera(scene, points, view)
    built = time.time() - started
    _render(scene, things, target, view, negatives)
    print(f"{target.name}: built in {built:.1f} s, done in {time.time() - started:.1f} s", flush=True)


def _fresh():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    return empty_scene()


def build(design):
    """The things of a design: one maker, or several `pieces`, each with its own place."""
    things = []
    for piece in design.get("pieces", [design]):
        module, name = piece["make"].split(".")
        made = getattr(importlib.import_module(f"forms.{module}"), name)({"karat": design["karat"], **piece})
        moved(made, _place(piece))
        if "pieces" in design:
            _put_down(made, piece.get("on", 0.0))
        things += made
    _cleared(things)
    return things


def _put_down(things, height):
    """Lowers a piece of a group until it touches what it stands on."""
    bpy.context.view_layer.update()
    low = subject_points([thing for thing in things if not thing.get("beyond")])[:, 2].min()
    moved(things, at(0, 0, height - low))


def _cleared(things):
    """Takes away what a maker made and then did not use."""
    for thing in [one for one in bpy.data.objects if one not in set(things)]:
        bpy.data.objects.remove(thing)


def _place(piece):
    place = at(*piece.get("at", (0, 0, 0)))
    for axis, degrees in piece.get("turn", []):
        place = place @ turn(axis, degrees)
    return place


def posed(things, view, design):
    """Turned as the view asks, stood on the floor, and brought to the size the studio is lit for."""
    bpy.context.view_layer.update()
    pose = Matrix.Identity(4)
    for axis, degrees in view.get("turn", []):
        pose = turn(axis, degrees) @ pose
    moved(things, pose)
    if view.get("rest"):
        moved(things, at_rest(subject_points(things)))
    subject = [thing for thing in things if not thing.get("beyond")] or things
    points = subject_points(subject)
    low, high = points.min(axis=0), points.max(axis=0)
    factor = view.get("span", 10.0) / float(np.max(high - low))
    middle = (low + high) / 2
    moved(things, scaled(factor) @ at(-middle[0], -middle[1], -low[2] + view.get("lift", 0)))
    bpy.context.view_layer.update()
    return things, subject


def _render(scene, things, target, view, negatives):
    for thing in scene.objects:
        thing.pass_index = 0
    for thing in things:
        thing.pass_index = 1
    with tempfile.TemporaryDirectory() as folder:
        rendered = pathlib.Path(folder) / "rendered.png"
        _masking(scene, folder)
        scene.render.filepath = str(rendered)
        scene.render.image_settings.file_format = "PNG"
        scene.render.image_settings.color_mode, scene.render.image_settings.color_depth = "RGB", "16"
        bpy.ops.render.render(write_still=True)
        mask = pathlib.Path(folder) / "mask0001.png"
        developed(rendered, mask, target, view.get("backdrop", "ivory") == "ivory")
        if negatives:
            shutil.copy(rendered, pathlib.Path(negatives) / target.name)
            shutil.copy(mask, pathlib.Path(negatives) / f"{target.stem}-mask.png")


def _masking(scene, folder):
    """Has the renderer write beside the picture where the subject is."""
    scene.view_layers[0].use_pass_object_index = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers, whole, file = (tree.nodes.new(f"CompositorNode{kind}") for kind in ("RLayers", "Composite", "OutputFile"))
    tree.links.new(layers.outputs["Image"], whole.inputs["Image"])
    file.base_path = folder
    file.format.file_format, file.format.color_mode, file.format.color_depth = "PNG", "BW", "8"
    file.file_slots[0].path = "mask"
    tree.links.new(layers.outputs["IndexOB"], file.inputs[0])
