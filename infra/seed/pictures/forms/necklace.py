"""Chains, bracelets and necklaces as they are laid on the table, z up."""

import math

import numpy as np
from mathutils import Vector
from shapely import affinity

from forms import setting
from forms.chain import chain, clasp, laid, oval_link
from geometry import outline, path as paths, profile
from geometry.mesh import at, copies, frame, moved, painted, scaled, turn
from geometry.plate import plate
from geometry.sweep import ball, hoop, lathe
from studio.gold import gold


def _path(d):
    shape = d["path"]
    kind = shape["kind"]
    if kind == "spiral":
        return paths.spiral(shape["outer"], shape["inner"], shape["turns"], start=shape.get("start", 0.0)), False
    if kind == "oval":
        return paths.oval(*shape["radii"]), True
    if kind == "wave":
        return paths.wave(shape["width"], shape["height"], shape.get("bends", 2)), False
    if kind == "points":
        return paths.smooth(shape["points"], 1600, shape.get("closed", False)), shape.get("closed", False)
    return paths.drape(shape["width"], shape["height"], shape.get("sharp", 0.5)), False


def plain(d):
    """A chain alone, with its clasp at the free end."""
    path, closed = _path(d)
    parts = chain(path, d, closed)
    if d.get("clasp"):
        spot, ahead = (path[0], path[0] - path[20]) if not closed else (path[0], path[20] - path[-20])
        parts += clasp(frame(spot + ahead / np.linalg.norm(ahead) * (5 * d["clasp"] if not closed else 0), ahead), d["karat"], d["clasp"])
    return parts


def tennis(d):
    """Square cups, each with a round stone in four claws."""
    size, karat = d["stone"], d["karat"]
    metal = gold(karat)
    path, closed = _path(d)
    spots = [frame(p, t) @ at(0, 0, size * 0.62) for p, t in laid(path, size * 1.16, closed)]
    cup = painted(plate(outline.rounded_box(size * 1.1, size * 1.1, size * 0.12).difference(outline.disc(size * 0.40)), size * 0.55, 0.12), metal)
    cups = copies(cup, [s @ at(0, 0, -size * 0.60) for s in spots])
    claw = painted(lathe([(0.001, -size * 0.4), (size * 0.085, -size * 0.4), (size * 0.085, size * 0.06), (size * 0.06, size * 0.12), (0.001, size * 0.14)], 16), metal)
    claws = copies(claw, [s @ at(x * size * 0.41, y * size * 0.41, 0) for s in spots for x in (-1, 1) for y in (-1, 1)])
    stones = copies(setting.stone("spark", size), [s @ scaled(size) for s in spots])
    pin = painted(oval_link(size * 0.7, size * 0.36, size * 0.16), metal)
    pins = copies(pin, [frame(p, t) @ at(size * 0.58, 0, size * 0.25) for p, t in laid(path, size * 1.16, closed)])
    return cups + claws + stones + pins


def coins(d):
    """A link bracelet with discs hanging from it all the way round."""
    path, closed = _path(d)
    metal = gold(d["karat"])
    parts = chain(path, d, closed)
    count, r = d["count"], d["disc"] / 2
    for i in range(count):
        spot = np.array(path[int((i + 0.5) / count * len(path)) % len(path)])
        out = spot / np.linalg.norm(spot)
        place = frame(spot + out * 1.2, out)
        parts += moved([painted(oval_link(3.0, 2.4, 0.5), metal)], place @ at(0.9, 0, 0.2) @ turn("X", 70))
        parts += moved(disc_charm(r, metal), place @ at(2.0 + r, 0, -0.6) @ turn("Y", 4) @ turn("Z", (i * 37) % 30 - 15))
    return parts


def disc_charm(r, metal, thick=0.8):
    """A disc with a plain raised rim and its eye towards -x."""
    body = lathe(
        [(0.001, 0), (r * 0.97, 0), (r, 0.1), (r, thick), (r - 0.12, thick + 0.16), (r - 0.45, thick + 0.16), (r - 0.62, thick - 0.05), (0.001, thick - 0.05)], 96, "disc", smooth=35)
    eye = painted(hoop(0.55, profile.superellipse(0.4, 0.4, 2, 14), 40), metal)
    moved([eye], at(-r - 0.35, 0, thick / 2) @ turn("X", 90))
    return [painted(body, metal), eye]


def station(d):
    """Stones in bezels, spaced along a fine chain."""
    path, closed = _path(d)
    parts = chain(path, d, closed)
    metal = gold(d["karat"])
    for share in d["at_shares"]:
        spot = np.array(path[int(share * (len(path) - 1))])
        parts += moved(setting.bezel(d.get("gem", "diamond"), d["stone"], metal), at(spot[0], spot[1], d["stone"] * 0.4))
    if d.get("clasp"):
        parts += clasp(frame(path[0], path[20] - path[-20]), d["karat"], d["clasp"])
    return parts


def bar_plate(d):
    """A fine chain with a polished plate in its middle."""
    path, closed = _path(d)
    w, h, thick = d["plate"]
    metal = gold(d["karat"])
    low = path[np.argmin(path[:, 1])]
    if closed:
        start = next(i for i, p in enumerate(path) if p[0] > low[0] + w / 2 + 0.6 and p[1] < low[1] + 12)
        ordered = np.roll(path, -start, axis=0)
        keep = np.array([p for p in ordered if abs(p[0] - low[0]) > w / 2 + 0.6 or p[1] > low[1] + 12])
        runs = [keep]
    else:
        runs = [np.array([p for p in path if p[0] < low[0] - w / 2 - 0.6]), np.array([p for p in path if p[0] > low[0] + w / 2 + 0.6])]
    parts = []
    for run in runs:
        made = chain(run, d)
        parts += made
    sheet = plate(outline.rounded_box(w, h, d.get("corner", h * 0.32)), thick, min(0.35, thick * 0.3))
    bend = d.get("bend", 0.0)
    ends = {side: [p for run in runs for p in (run[0], run[-1]) if (p[0] - low[0]) * side > 0] for side in (-1, 1)}
    y = np.mean([min(group, key=lambda p: abs(p[0] - low[0]))[1] for group in ends.values()]) if all(ends.values()) else low[1]
    import bmesh
    work = bmesh.new()
    work.from_mesh(sheet.data)
    for cut in np.linspace(-w / 2, w / 2, 25)[1:-1]:
        bmesh.ops.bisect_plane(work, geom=work.verts[:] + work.edges[:] + work.faces[:], plane_co=(cut, 0, 0), plane_no=(1, 0, 0))
    for vertex in work.verts:
        vertex.co.y += bend * ((vertex.co.x / (w / 2)) ** 2 - 1)
    work.to_mesh(sheet.data)
    work.free()
    parts += moved([painted(sheet, metal)], at(low[0], y, 0))
    for side in (-1, 1):
        parts += moved([painted(oval_link(2.6, 2.0, 0.5), metal)], at(low[0] + side * (w / 2 + 0.4), y, thick / 2) @ turn("X", 30))
    if d.get("clasp") and closed:
        top = path[np.argmax(path[:, 1])]
        parts += clasp(at(top[0], top[1], 0.6), d["karat"], d["clasp"])
    return parts


def layered(d):
    """Two chains on one clasp, one inside the other."""
    karat = d["karat"]
    metal = gold(karat)
    outer = paths.drape(78, 96, 0.25)
    inner = paths.drape(56, 70, 0.2) + np.array([0, 24, 0])
    parts = chain(outer, {**d, "weave": "cable"}) + chain(inner, {**d, "weave": "cable"})
    bead = painted(ball(1.25, 32), metal)
    parts += copies(bead, [at(*inner[int(s * (len(inner) - 1))]) for s in np.linspace(0.16, 0.84, 9)])
    parts += moved([painted(oval_link(3.2, 2.6, 0.55), metal)], at(0, -1.0, 0.3) @ turn("Z", 90) @ turn("X", 70))
    parts += moved(disc_charm(5, metal), at(0, -7.6, -0.4) @ turn("Z", -90))
    return parts


def kirdan(d):
    """The bib of the delta: a filigree crescent and three tiers of danglers."""
    metal, soft = gold(d["karat"]), gold(d["karat"], "satin")
    moon = outline.crescent(27, 27.5, 17.0)
    parts = [painted(plate(moon, 0.7, 0.15), soft)]
    wires = [moon.difference(moon.buffer(-0.9))]
    for angle in np.linspace(-52, 52, 11):
        reach = 27 - 3.6 - 2.2 * math.cos(math.radians(angle))
        x, y = reach * math.sin(math.radians(angle)), -reach * math.cos(math.radians(angle))
        size = 3.4 * math.cos(math.radians(angle * 0.9)) + 0.5
        wires.append(outline.scroll(x, y, size, 0.55, 1.7, 1 if angle < 0 else -1, angle))
    lace = outline.joined(*wires).intersection(moon.buffer(0.3))
    parts += moved([painted(plate(lace, 0.8, 0.26), metal)], at(0, 0, 0.55))
    drop = painted(ball(0.62, 20), metal)
    beads = [at(26.1 * math.sin(a), -26.1 * math.cos(a), 1.35) for a in np.radians(np.linspace(-78, 78, 46))]
    parts += copies(drop, beads)
    ring = painted(oval_link(2.6, 2.2, 0.42), metal)
    rings, discs, drops = [], [], []
    for angle in np.radians(np.linspace(-66, 66, 13)):
        tiers = 3 if abs(angle) < 0.62 else 2
        for tier in range(tiers):
            r = 28.6 + tier * 7.4
            rings.append(_radial(r - 0.4, angle, 0.4) @ turn("X", 65))
            (drops if tier == tiers - 1 else discs).append(_radial(r + 3.3, angle, 0.0))
    parts += copies(ring, rings)
    small = disc_charm(2.2, metal, 0.5)
    for piece in small:
        local = piece.matrix_world.copy()
        parts += copies(piece, [p @ local for p in discs])
    tear = outline.joined(outline.ellipse(1.5, 2.1, 0, 0), outline.wire([(0, 1.2), (0, 3.0)], 0.5))
    tear_body = painted(plate(affinity.rotate(tear, 90, origin=(0, 0)), 0.8, 0.3), metal)
    parts += copies(tear_body, [p for p in drops])
    for side in (-1, 1):
        tip = np.array([side * 25.4, 8.6, 0.6])
        run = paths.smooth([tip, (side * 30, 27, 0.6), (side * 33, 52, 0.6), (side * 30, 82, 0.6)], 500)
        for thing in chain(run, {"weave": "curb", "link": (4.2, 3.2, 0.8), "karat": d["karat"]}):
            thing["beyond"] = True
            parts.append(thing)
    return parts


def _radial(radius, angle, z):
    """Local x pointing outwards at an angle from straight down."""
    out = Vector((math.sin(angle), -math.cos(angle), 0))
    return frame(out * radius + Vector((0, 0, z)), out)


def on_chain(things, d, top, lift=0.5, width=44, height=70, beyond=True):
    """A pendant with its bail at `top` (height above its middle) on a chain that leaves the picture."""
    run = paths.drape(width, height, 0.55) + np.array([0, top, lift])
    for thing in chain(run, {"weave": d.get("weave", "cable"), "link": tuple(d.get("link", (2.2, 1.5, 0.36))), "karat": d["karat"], "square": 2}):
        if beyond:
            thing["beyond"] = True
        things.append(thing)
    return things
