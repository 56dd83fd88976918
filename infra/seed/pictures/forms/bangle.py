"""Bangles. They stand about the y axis; inner radius in millimetres."""

import math

import numpy as np
from mathutils import Vector
from shapely.geometry import Polygon

from forms import setting
from geometry import outline, profile
from geometry.mesh import at, copies, frame, grid_object, moved, painted, turn
from geometry.path import circle, strand
from geometry.plate import plate
from geometry.relief import Relief
from geometry.sweep import ball, hoop, lathe, tube
from studio.gem import gem
from studio.gold import gold

INNER = 31.0


def plain(d):
    wire = d["wire"]
    return [painted(hoop(d.get("inner", INNER) + wire / 2, profile.superellipse(wire, wire, 2, 48), 480), gold(d["karat"], d.get("finish", "polished")))]


def flat(d):
    """A wide band, a little domed."""
    width, thick = d["width"], d.get("thick", 1.6)
    top = [(width / 2 * math.cos(t), thick * 0.62 + thick * 0.5 * math.sin(t)) for t in np.linspace(0, math.pi, 33)]
    section = profile.rounded(top + [(-width / 2, 0), (width / 2, 0)], 0.4, 6)
    return [painted(hoop(INNER, section, 480), gold(d["karat"], d.get("finish", "polished")))]


def twisted(d):
    wire, strands = d["wire"], d.get("strands", 3)
    path = circle(INNER + wire, 2400)
    metal = gold(d["karat"])
    offset = wire * (0.5 if strands == 2 else 0.578)
    return [
        painted(tube(strand(path, offset, d.get("turns", 26), i * 2 * math.pi / strands), profile.superellipse(wire, wire, 2, 26), closed=True), metal)
        for i in range(strands)
    ]


def carved(d):
    """A band wearing a chased relief between two bright rims."""
    width, rim = d["width"], 0.9
    bright = gold(d["karat"])
    parts = []
    for side in (-1, 1):
        edge = hoop(INNER, profile.superellipse(rim, 2.1, 3, 28) + np.array([0, 1.05]), 480)
        parts += moved([painted(edge, bright)], at(0, side * (width - rim) / 2, 0))
    body = hoop(INNER + 0.1, profile.flat(width - rim, 1.25, 0.2), 480)
    parts.append(painted(body, bright))
    return parts + [painted(_wrapped(_vine(width - 2 * rim), INNER + 1.2), bright)]


def _vine(width):
    """A running vine with leaves, as heights over the rolled-out band."""
    whole = 2 * math.pi * (INNER + 1.4)
    units = 16
    pitch = whole / units
    strip = Relief(Polygon([(0, -width / 2), (whole, -width / 2), (whole, width / 2), (0, width / 2)]), 0.09)
    x = np.linspace(-pitch, whole + pitch, 1600)
    strip.grain(strip.region, 0.025, 0.12)
    strip.dome(outline.wire(np.stack([x, width * 0.20 * np.sin(2 * np.pi * x / pitch)], 1), 0.6), 0.42, 0.3)
    for i in range(-1, units + 1):
        for side, phase in ((1, 0.25), (-1, 0.75)):
            cx = (i + phase) * pitch
            for lean, size in ((-62, 0.62), (-118, 0.62), (-90, 0.72)):
                leaf = outline.leaf(width * size, width * 0.30, cx, side * width * 0.20, side * lean)
                strip.dome(leaf, 0.6, 0.55)
    return strip.soften(0.06)


def _wrapped(strip, radius):
    thing = strip.surface(0, sink=0.0, name="vine")
    for vertex in thing.data.vertices:
        x, y, z = vertex.co
        angle = x / (INNER + 1.4)
        vertex.co = ((radius + z) * math.sin(angle), y, (radius + z) * math.cos(angle))
    thing.data.update()
    return thing


def serpent(d):
    """A snake wound one and a half times."""
    turns, thick = 1.55, d["wire"]
    t = np.linspace(0, 1, 1400)
    angle = t * turns * 2 * np.pi - 0.35
    radius = INNER + thick / 2 + 0 * t
    path = np.stack([radius * np.sin(angle), (t - 0.5) * thick * 1.3 * turns, radius * np.cos(angle)], axis=1)
    size = np.interp(t, [0, 0.05, 0.5, 0.9, 1.0], [0.82, 0.92, 1.0, 0.55, 0.16])
    metal = gold(d["karat"])
    body = painted(tube(path, profile.superellipse(thick, thick, 2, 48), scale=size, name="snake"), metal)
    ahead = Vector(path[0] - path[12]).normalized()
    out = Vector((path[0][0], 0, path[0][2])).normalized()
    place = frame(path[0], ahead, out)
    return [body] + moved(_head(d, thick, metal), place)


def _head(d, thick, metal):
    rows = []
    for u in np.linspace(0, 1, 40):
        wide = thick * np.interp(u, [0, 0.25, 0.5, 0.85, 1], [0.80, 1.12, 1.30, 0.72, 0.2])
        tall = thick * np.interp(u, [0, 0.3, 0.6, 0.9, 1], [0.82, 0.86, 0.74, 0.46, 0.14])
        section = profile.superellipse(wide, tall, 2.5, 40)
        rows.append(np.stack([np.full(40, -thick * 0.2 + u * thick * 2.1), section[:, 0], section[:, 1]], axis=1))
    head = painted(grid_object("head", rows, close_cols=True, caps=True, smooth=60), metal)
    eyes = []
    for side in (-1, 1):
        eyes += moved(setting.bezel(d.get("gem", "emerald"), thick * 0.28, metal, thick * 0.05, "cabochon"), at(thick * 1.02, side * thick * 0.36, thick * 0.30) @ turn("X", -side * 42))
    return [head, *eyes]


def hinged(d):
    """An oval bangle of knife-edge section, with hinge and box clasp."""
    rx, rz = d["oval"][0] / 2, d["oval"][1] / 2
    metal = gold(d["karat"])
    t = np.linspace(0, 2 * np.pi, 480, endpoint=False)
    path = np.stack([rx * np.cos(t), 0 * t, rz * np.sin(t)], axis=1)
    section = profile.knife(d["width"], 2.6, 0.35)
    rows = []
    for angle, point in zip(t, path):
        out = np.array([math.cos(angle) / rx, 0, math.sin(angle) / rz])
        out /= np.linalg.norm(out)
        rows.append(point + np.outer(section[:, 1], out) + np.outer(section[:, 0], [0, 1, 0]))
    parts = [painted(grid_object("hinged", rows, True, True), metal)]
    knuckle = painted(lathe(profile.rounded([(0.001, -0.9), (0.95, -0.9), (0.95, 0.9), (0.001, 0.9)], 0.2), 32), metal)
    places = [at(-rx - 1.5, y, 0) @ turn("X", 90) for y in (-1.95, 0, 1.95)]
    parts += copies(knuckle, places)
    clasp = painted(plate(outline.rounded_box(4.4, d["width"] + 0.9, 0.5), 3.0, 0.35), metal)
    parts += moved([clasp], at(rx - 0.5, 0, 0) @ turn("Y", 90))
    stud = painted(ball(0.75, 24), metal)
    return parts + moved([stud], at(rx + 2.5, 0, 0))


def stack(d):
    """Bangles lying loosely on each other; every second one notched."""
    wire, parts = d["wire"], []
    offsets = [(0, 0), (0.9, -0.5), (-0.6, 0.8), (0.5, 0.9), (-0.9, -0.3), (0.2, -0.9), (0.8, 0.4)]
    for i, (x, y) in enumerate(offsets[: d["count"]]):
        parts += moved([_notched(wire, gold(d["karat"])) if i % 2 else plain({**d})[0]], at(x, y, wire * 0.98 * i) @ turn("Z", i * 37) @ turn("X", 90))
    return parts


def _notched(wire, metal):
    notches, segments = 72, 72 * 12
    def section(angle):
        cut = abs(math.sin(angle * notches / 2)) ** 0.6
        return profile.superellipse(wire, wire, 2, 32) * (0.86 + 0.14 * cut)
    return painted(hoop(INNER + wire / 2, section, segments), metal)


def child(d):
    """A small open bangle with two bells on a ring."""
    wire, inner = d["wire"], d["inner"]
    metal = gold(d["karat"])
    gap = math.radians(13)
    parts = [painted(hoop(inner + wire / 2, profile.superellipse(wire, wire, 2, 40), 360, arc=(gap - math.pi, math.pi - gap)), metal)]
    tip = painted(ball(wire * 0.68, 40), metal)
    parts += copies(tip, [at(s * (inner + wire / 2) * math.sin(gap), 0, -(inner + wire / 2) * math.cos(gap)) for s in (-1, 1)])
    r = inner + wire / 2
    lean = math.radians(128)
    foot = at(r * math.sin(lean), 0, r * math.cos(lean))
    ring = hoop(2.1, profile.superellipse(0.7, 0.7, 2, 16), 64)
    parts += moved([painted(ring, metal)], foot @ turn("Y", -38) @ at(0.0, 0, -1.4) @ turn("Z", 90))
    for side in (-1, 1):
        parts += moved(bell(2.6, metal), foot @ at(side * 2.4, side * 0.7, -6.4) @ turn("Y", side * -12))
    return parts


def bell(radius, metal):
    """A round bell with its slit and its eye."""
    body = painted(ball(radius, 56), metal)
    belt = painted(hoop(radius * 1.0, profile.superellipse(0.5, 0.4, 2, 14), 72), metal)
    eye = painted(hoop(0.75, profile.superellipse(0.45, 0.45, 2, 14), 40), metal)
    slit = painted(hoop(radius * 0.97, profile.superellipse(0.42, 0.25, 3, 14), 40, arc=(math.pi * 0.62, math.pi * 1.38)), gem("onyx"))
    moved([belt], turn("X", 90))
    moved([eye], at(0, 0, radius + 0.5))
    return [body, belt, eye, slit]
