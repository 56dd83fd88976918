"""Pendants, lying face up with their foot towards -y, each on its chain."""

import math

import numpy as np
from shapely import affinity

from forms import coin as coins
from forms import setting
from forms.necklace import on_chain
from geometry import outline, profile
from geometry.mesh import at, copies, moved, painted, turn
from geometry.path import circle, smooth, strand
from geometry.plate import plate
from geometry.relief import Relief
from geometry.sweep import ball, hoop, lathe, tube
from studio.gem import gem
from studio.gold import gold


def bail(y, metal, size=1.0, z=0.8):
    """A tapered loop the chain runs through, above an eye at `y`."""
    eye = painted(hoop(1.0 * size, profile.superellipse(0.55 * size, 0.55 * size, 2, 18), 56), metal)
    moved([eye], at(0, y + 0.6 * size, z) @ turn("X", 90))
    def section(angle):
        share = 0.62 + 0.38 * math.cos(angle)
        return profile.superellipse(1.0 * size + 1.6 * size * share, 0.55 * size, 3, 28)
    loop = painted(hoop(1.75 * size, section, 96), metal)
    moved([loop], at(0, y + 2.9 * size, z + 0.25) @ turn("Z", 90) @ turn("Y", 62))
    return [eye, loop]


def _hung(parts, d, top, size=1.0, z=0.8):
    metal = gold(d["karat"])
    return on_chain(parts + bail(top, metal, size, z), d, top + 2.8 * size, z + 0.1)


def ankh(d):
    """The key of life, rounded, with a teardrop loop."""
    h = d["height"]
    metal = gold(d["karat"])
    loop = smooth([(0, 0.06 * h), (-0.155 * h, 0.26 * h), (-0.115 * h, 0.42 * h), (0, 0.485 * h), (0.115 * h, 0.42 * h), (0.155 * h, 0.26 * h), (0, 0.06 * h)], 160)
    section = profile.superellipse(0.095 * h, 0.075 * h, 2.3, 32)
    parts = [painted(tube(loop, section, up=(0, 0, 1)), metal)]
    for ends, wide in ((((0, 0.09 * h), (0, -0.5 * h)), 1.55), (((0, 0.045 * h), (-0.29 * h, 0.045 * h)), 1.5), (((0, 0.045 * h), (0.29 * h, 0.045 * h)), 1.5)):
        t = np.linspace(0, 1, 60)
        run = np.array([(*ends[0], 0)]) * (1 - t[:, None]) + np.array([(*ends[1], 0)]) * t[:, None]
        flare = (0.95 + (wide - 0.95) * t**1.6) * np.where(t > 0.965, np.sqrt(np.clip(1 - ((t - 0.965) / 0.036) ** 2, 0.02, 1)), 1)
        parts.append(painted(tube(run, section * np.array([1, 1.0]), up=(0, 0, 1), scale=flare), metal))
    collar = painted(tube(np.array([(0, y, 0) for y in (0.0 * h, 0.03 * h, 0.06 * h, 0.09 * h)]), profile.superellipse(0.14 * h, 0.11 * h, 2.4, 32), up=(0, 0, 1)), metal)
    moved(parts + [collar], at(0, 0, 0.06 * h))
    return _hung(parts + [collar], d, 0.5 * h, z=0.06 * h)


def lotus(d):
    """Layered petals opening as a fan."""
    w = d["width"]
    satin, bright = gold(d["karat"], "satin"), gold(d["karat"])
    parts = []
    order = [(0, 3, 0.92), (-28, 2, 0.90), (28, 2, 0.90), (-56, 1, 0.82), (56, 1, 0.82), (-82, 0, 0.66), (82, 0, 0.66)]
    for angle, level, size in order:
        length, width = w * 0.70 * size, w * 0.30 * size
        shape = affinity.translate(affinity.rotate(outline.leaf(length, width, belly=0.52), 90 - angle, origin=(0, 0)), 0, -w * 0.25)
        body = Relief(shape.buffer(-0.35), 0.05)
        body.dome(shape.buffer(-0.35), 0.75, width * 0.4)
        body.sink(affinity.translate(affinity.rotate(outline.wire([(length * 0.12, 0), (length * 0.8, 0)], 0.3), 90 - angle, origin=(0, 0)), 0, -w * 0.25), 0.16, 0.15)
        z = level * 0.62
        parts += moved([painted(plate(shape, 1.0, 0.32), bright)], at(0, 0, z))
        parts.append(painted(body.soften(0.05).surface(z + 0.96, 0.1), satin))
    foot = painted(ball(w * 0.075, 40), bright)
    base = painted(plate(outline.joined(outline.ellipse(w * 0.14, w * 0.06, 0, -w * 0.27)), 3.2, 0.6), bright)
    moved([foot], at(0, -w * 0.35, 1.3))
    return _hung(parts + [foot, base], d, w * 0.40, z=2.4)


def crescent(d):
    """A slim moon of rounded section, points upward, a stone hanging between them."""
    w = d["width"]
    metal = gold(d["karat"])
    r = w / 2
    t = np.radians(np.linspace(-232, 52, 200))
    share = np.linspace(-1, 1, 200)
    run = np.stack([r * 0.86 * np.cos(t), r * 0.86 * np.sin(t), np.zeros(200)], axis=1)
    moon = painted(tube(run, profile.superellipse(w * 0.19, w * 0.15, 2.2, 36), up=(0, 0, 1), scale=0.10 + 0.90 * (1 - np.abs(share) ** 2.2)), metal)
    moved([moon], at(0, 0, w * 0.08))
    parts = [moon]
    y = 0.60 * r
    across = outline.curve([(-r * 0.60, r * 0.62), (0, r * 0.70), (r * 0.60, r * 0.62)], 0.6)
    parts += moved([painted(plate(across, 0.6, 0.25), metal)], at(0, 0, w * 0.05))
    parts += moved(setting.bezel("diamond", d["stone"], metal), at(0, r * 0.12, 1.2))
    link = hoop(0.8, profile.superellipse(0.4, 0.4, 2, 14), 40)
    parts += moved([painted(link, metal)], at(0, r * 0.12 + d["stone"] / 2 + 0.9, 1.0) @ turn("X", 70))
    parts += moved([painted(hoop(0.75, profile.superellipse(0.4, 0.4, 2, 14), 40), metal)], at(0, r * 0.12 + d["stone"] / 2 + 2.0, 1.0) @ turn("Z", 90) @ turn("X", 0))
    return _hung(parts, d, r * 0.72, 0.9, z=1.0)


def evil_eye(d):
    """Rings of enamel in a gold rim."""
    r = d["across"] / 2
    metal = gold(d["karat"])
    rim = lathe([(0.001, 0), (r * 0.94, 0), (r, 0.2), (r, 1.25), (r * 0.97, 1.5), (r * 0.90, 1.52), (r * 0.865, 1.35), (r * 0.86, 0.9), (0.001, 0.9)], 128, smooth=40)
    parts = [painted(rim, metal)]
    for outer, colour, top in ((0.865, "enamel-blue", 1.30), (0.56, "enamel-white", 1.50), (0.39, "enamel-sky", 1.66), (0.20, "enamel-black", 1.80)):
        t = np.linspace(0, np.pi / 2, 12)
        pad = [(r * outer * (1 - 0.06 * (1 - math.cos(a))), 0.9 + (top - 0.9) * math.sin(a)) for a in t]
        parts.append(painted(lathe([*pad, (0.001, top + 0.06)], 96, smooth=60), gem(colour)))
    fine = painted(hoop(r * 0.58, profile.superellipse(0.28, 0.28, 2, 12), 96), metal)
    parts += moved([fine], at(0, 0, 1.42) @ turn("X", 90))
    return _hung(parts, d, r + 0.2, z=0.9)


def scarab(d):
    """A domed beetle: head, breastplate, split wing cases, six legs."""
    h, w = d["height"], d["width"]
    metal = gold(d["karat"], "polished")
    body = outline.ellipse(w * 0.40, h * 0.345, 0, -h * 0.13)
    chest = outline.ellipse(w * 0.37, h * 0.135, 0, h * 0.235)
    head = outline.ellipse(w * 0.20, h * 0.11, 0, h * 0.395)
    legs = []
    for side in (-1, 1):
        legs.append(outline.curve([(side * w * 0.28, h * 0.26), (side * w * 0.44, h * 0.34), (side * w * 0.40, h * 0.47), (side * w * 0.30, h * 0.50)], w * 0.065))
        legs.append(outline.curve([(side * w * 0.36, h * 0.04), (side * w * 0.50, h * 0.08), (side * w * 0.53, -h * 0.04)], w * 0.06))
        legs.append(outline.curve([(side * w * 0.34, -h * 0.16), (side * w * 0.50, -h * 0.20), (side * w * 0.47, -h * 0.42)], w * 0.06))
    horns = [outline.wire([(x * w, h * 0.44), (x * w * 1.25, h * 0.515)], w * 0.05) for x in (-0.12, -0.04, 0.04, 0.12)]
    whole = outline.joined(body, chest, head, *legs, *horns)
    top = Relief(whole, 0.045)
    for leg in legs + horns:
        top.dome(leg, 1.0, w * 0.04)
    top.dome(body, 4.6, w * 0.40).dome(chest, 3.3, w * 0.20).dome(head, 2.1, w * 0.13)
    top.sink(outline.wire([(0, h * 0.10), (0, -h * 0.48)], w * 0.035), 0.55, 0.3)
    top.sink(outline.curve([(-w * 0.39, h * 0.06), (0, h * 0.115), (w * 0.39, h * 0.06)], w * 0.035), 0.6, 0.3)
    for side in (-1, 1):
        for k in (0.10, 0.19, 0.27):
            line = outline.curve([(side * w * k, h * 0.03), (side * w * (k + 0.03), -h * 0.16), (side * w * k * 0.72, -h * 0.40)], w * 0.016)
            top.sink(line, 0.22, 0.12)
    for x in (-0.18, -0.06, 0.06, 0.18):
        top.sink(outline.wire([(x * w, h * 0.19), (x * w * 0.8, h * 0.30)], w * 0.016), 0.2, 0.12)
    top.soften(0.09)
    parts = [painted(top.surface(0.72, 0.3), metal), painted(plate(whole, 0.8, 0.2), metal)]
    return _hung(parts, d, h * 0.53, 1.1, z=1.0)


def locket(d):
    """A puffed heart with a seam, a hinge and a line engraved inside its border."""
    w = d["width"]
    metal = gold(d["karat"])
    shape = affinity.translate(outline.heart(w), 0, w * 0.04)
    front = Relief(shape, 0.045)
    front.dome(shape, 3.1, w * 0.34).soften(w * 0.035)
    line = shape.buffer(-w * 0.11)
    front.sink(line.difference(line.buffer(-0.55)), 0.34, 0.24)
    sprig = [outline.curve([(-w * 0.16, -w * 0.12), (0, 0.0), (w * 0.12, w * 0.16)], 0.3)]
    for u, side in ((0.2, 1), (0.4, -1), (0.6, 1), (0.8, -1)):
        sprig.append(outline.leaf(w * 0.13, w * 0.055, -w * 0.16 + u * w * 0.28, -w * 0.12 + u * w * 0.28, 45 + side * 48))
    front.sink(outline.joined(*sprig), 0.2, 0.12).soften(0.05)
    parts = [painted(front.surface(1.7, 0.25), metal)]
    for z in (0, 0.92):
        parts += moved([painted(plate(shape, 0.86, 0.24), metal)], at(0, 0, z))
    knuckle = painted(lathe(profile.rounded([(0.001, -0.75), (0.6, -0.75), (0.6, 0.75), (0.001, 0.75)], 0.15), 28), metal)
    parts += copies(knuckle, [at(-w * 0.5, w * 0.12 + y, 0.9) @ turn("X", 90) for y in (-1.6, 0, 1.6)])
    parts += moved([painted(ball(0.7, 28), metal)], at(w * 0.51, w * 0.10, 0.9))
    return _hung(parts, d, w * 0.28, z=1.0)


def disc(d):
    """A brushed face in a beaded rim, blank for an initial."""
    r = d["across"] / 2
    metal = gold(d["karat"])
    face = lathe([(0.001, 1.05), (r * 0.86, 1.05), (r * 0.88, 0.98)], 128)
    rim = lathe([(0.001, 0), (r * 0.97, 0), (r, 0.15), (r, 1.0), (r * 0.985, 1.2), (r * 0.9, 1.2), (r * 0.87, 1.0), (0.001, 1.0)], 128, smooth=35)
    bead = painted(ball(0.36, 20), metal)
    count = 64
    parts = [painted(face, gold(d["karat"], "brushed")), painted(rim, metal)]
    parts += copies(bead, [at(r * 0.93 * math.cos(a), r * 0.93 * math.sin(a), 1.24) for a in np.linspace(0, 2 * np.pi, count, endpoint=False)])
    return _hung(parts, d, r + 0.2, z=0.7)


def framed_coin(d):
    """A coin in a scalloped frame edged with rope."""
    r = d["across"] / 2
    metal = gold(d["karat"])
    parts = moved(coins.coin({**d, "face": "star", "thick": 1.5}), at(0, 0, 0.5))
    path = circle(r + 0.75, 900, "xy")
    for i in range(2):
        wire = strand(path, 0.42, 46, i * math.pi, True, up=(0, 0, 1))
        parts += moved([painted(tube(wire, profile.superellipse(0.86, 0.86, 2, 14), closed=True), metal)], at(0, 0, 1.4))
    scallops = outline.joined(outline.disc(r + 1.6), *[outline.disc(1.75, (r + 2.0) * math.cos(a), (r + 2.0) * math.sin(a)) for a in np.linspace(0, 2 * np.pi, 24, endpoint=False)])
    ring = scallops.difference(outline.disc(r - 0.4))
    parts.append(painted(plate(ring, 1.3, 0.4), metal))
    bead = painted(ball(0.72, 24), metal)
    parts += copies(bead, [at((r + 2.2) * math.cos(a), (r + 2.2) * math.sin(a), 1.35) for a in np.linspace(0, 2 * np.pi, 24, endpoint=False)])
    return _hung(parts, d, r + 3.6, 1.35, z=1.1)


def halo(d):
    """A round stone in a ring of small ones."""
    metal = gold(d["karat"])
    parts = moved(setting.halo(d.get("gem", "diamond"), d["stone"], d.get("count", 14), d.get("small", 1.3), metal), at(0, 0, d["stone"] * 0.62))
    return _hung(parts, d, d["stone"] / 2 + 1.8, 0.9, z=1.6)
