"""Chains: links, beads and ropes laid along a path."""

import math

import numpy as np

from geometry import profile
from geometry.mesh import at, copies, frame, grid_object, moved, painted, scaled, turn
from geometry.path import directions, even, length, strand
from geometry.sweep import ball, lathe, tube
from studio.gold import gold


def oval_link(long, wide, wire, twist=0.0, ground=None, power=2.0):
    """A link along x. `twist` lifts its quarters by turns, as in a curb chain; `ground` files it flat."""
    t = np.linspace(0, 2 * np.pi, 72, endpoint=False)
    c, s = np.cos(t), np.sin(t)
    x = np.sign(c) * np.abs(c) ** (2 / power) * (long - wire) / 2
    y = np.sign(s) * np.abs(s) ** (2 / power) * (wide - wire) / 2
    path = np.stack([x, y, twist * np.sin(2 * t)], axis=1)
    link = tube(path, profile.superellipse(wire, wire, 2.2, 20), closed=True, name="link")
    if ground is not None:
        for vertex in link.data.vertices:
            vertex.co.z = max(-ground, min(ground, vertex.co.z))
    return link


def laid(path, pitch, closed=False):
    """Positions at equal distances with their directions."""
    count = max(2, round(length(path, closed) / pitch))
    points = even(path, count, closed)
    return list(zip(points, directions(points, closed)))


def cable(path, d, closed=False):
    """Oval links, each a quarter turned to the last."""
    long, wide, wire = d["link"]
    link = painted(oval_link(long, wide, wire, power=d.get("square", 2.0)), gold(d["karat"], d.get("finish", "polished")))
    places = laid(path, long - 2 * wire * 0.96, closed)
    return copies(link, [frame(p, t) @ turn("X", 45 if i % 2 else -45) for i, (p, t) in enumerate(places)])


def curb(path, d, closed=False):
    """Twisted links that lie flat: gourmette, Cuban."""
    long, wide, wire = d["link"]
    lift = wire * 0.46
    link = oval_link(long, wide, wire, lift, d.get("ground"))
    painted(link, gold(d["karat"]))
    places = laid(path, d.get("pitch", (long - wire) * 0.52), closed)
    return copies(link, [frame(p, t) for p, t in places])


def figaro(path, d, closed=False):
    """Three short links, one long one."""
    long, wide, wire = d["link"]
    stretch = d.get("stretch", 2.3)
    metal = gold(d["karat"])
    short = painted(oval_link(long, wide, wire, wire * 0.5), metal)
    tall = painted(oval_link(long * stretch, wide, wire, wire * 0.5, power=2.6), metal)
    near, far = (long - wire) * 0.62, (long * stretch - wire) / 2 + (long - wire) * 0.16
    steps, marks, walked, i = [], [], 0.0, 0
    whole = length(path, closed)
    while walked < whole:
        marks.append(i % 4 == 3)
        steps.append(walked)
        walked += far if (i % 4 in (2, 3)) else near
        i += 1
    fine = even(path, 4000, closed)
    along = np.linspace(0, whole, 4000)
    spots = np.stack([np.interp(steps, along, fine[:, k]) for k in range(3)], axis=1)
    frames = [frame(p, t) for p, t in zip(spots, directions(spots))]
    parts = copies(short, [f for f, m in zip(frames, marks) if not m])
    return parts + copies(tall, [f for f, m in zip(frames, marks) if m])


def box(path, d, closed=False):
    """Square links folded of strip."""
    size = d["size"]
    metal = gold(d["karat"])
    t = profile.rounded([(-size / 2, -size / 2), (size / 2, -size / 2), (size / 2, size / 2), (-size / 2, size / 2)], size * 0.18, 5)
    ring = np.hstack([t, np.zeros((len(t), 1))])
    link = painted(tube(ring, profile.flat(size * 0.62, size * 0.2, 0.05) - np.array([0, size * 0.1]), closed=True, up=(0, 0, 1), name="link"), metal)
    places = laid(path, size * 0.80, closed)
    return copies(link, [frame(p, t) @ turn("X", 0 if i % 2 else 90) @ scaled(1.06, 1, 1) for i, (p, t) in enumerate(places)])


def rope(path, d, closed=False):
    """Wires twisted to strands, and strands to a rope."""
    thick = d["thick"]
    metal = gold(d["karat"])
    turns = length(path, closed) / (thick * d.get("lay", 2.3))
    fine = even(path, int(turns * 34), closed)
    parts = []
    for i in range(2):
        core = strand(fine, thick * 0.235, turns, i * math.pi, closed, up=(0, 0, 1))
        for j in range(3):
            wire = strand(core, thick * 0.145, turns * 2.2 if not closed else round(turns * 2.2), j * 2 * math.pi / 3, closed, up=(0, 0, 1))
            parts.append(painted(tube(wire, profile.superellipse(thick * 0.27, thick * 0.27, 2, 10), closed=closed), metal))
    return parts


def herringbone(path, d, closed=False):
    """Flat slanted wires closed up to a liquid ribbon."""
    width, thick, pitch = d["width"], 0.8, 0.62
    arm = np.array([(-width * 0.22, -width / 2, 0.0), (width * 0.10, 0, 0.06), (-width * 0.22, width / 2, 0.0)])
    bend = np.stack([np.interp(np.linspace(0, 2, 21), [0, 1, 2], arm[:, k]) for k in range(3)], axis=1)
    bar = painted(tube(bend, profile.superellipse(pitch * 1.5, thick, 2.3, 14), up=(0, 0, 1)), gold(d["karat"]))
    return copies(bar, [frame(p, t) for p, t in laid(path, pitch, closed)])


def snake(path, d, closed=False):
    thick = d["thick"]
    bead = painted(lathe([(0.001, -0.3 * thick), (thick * 0.42, -0.28 * thick), (thick * 0.5, 0), (thick * 0.42, 0.28 * thick), (0.001, 0.3 * thick)], 40), gold(d["karat"]))
    return copies(bead, [frame(p, t) @ turn("Y", 90) for p, t in laid(path, thick * 0.36, closed)])


def olive(long, wide, ribs=12):
    """An elongated bead along x, ribbed lengthwise."""
    rows = []
    for u in np.linspace(-1, 1, 41):
        base = wide / 2 * math.sqrt(max(0.0, 1 - abs(u) ** 2.3)) + 0.35
        row = []
        for angle in np.linspace(0, 2 * np.pi, ribs * 10, endpoint=False):
            groove = 1 - 0.075 * (1 - abs(math.sin(angle * ribs / 2)) ** 0.7) * (1 - u * u) ** 0.3
            row.append((u * long / 2, base * groove * math.cos(angle), base * groove * math.sin(angle)))
        rows.append(row)
    return grid_object("olive", rows, close_cols=True, caps=True, smooth=60)


def olives(path, d, closed=False):
    long, wide = d["bead"]
    metal = gold(d["karat"])
    places = laid(path, long + d.get("gap", 2.6), closed)
    beads = copies(painted(olive(long, wide), metal), [frame(p, t) @ turn("X", 13 * i) for i, (p, t) in enumerate(places)])
    spacer = painted(ball(d.get("spacer", 1.1), 24), metal)
    between = even(path, 2 * len(places) - (0 if closed else 1), closed)[1::2]
    wire = painted(tube(np.asarray(path)[::4], profile.superellipse(0.9, 0.9, 2, 14), closed=closed), metal)
    return [*beads, *copies(spacer, [at(*p) for p in between]), wire]


def balls(path, d, closed=False):
    """Balls from `small` at the ends to `large` in the middle."""
    small, large = d["small"], d["large"]
    metal = gold(d["karat"])
    whole, walked, marks = length(path, closed), 0.0, []
    while walked < whole:
        share = math.sin(math.pi * min(1, walked / whole)) ** 1.4
        size = small + (large - small) * share
        marks.append((walked + size / 2, size))
        walked += size * 1.01
    along = np.linspace(0, whole, len(path))
    spots = [[np.interp(m, along, path[:, k]) for k in range(3)] for m, _ in marks]
    one = painted(ball(0.5, 56), metal)
    return copies(one, [at(p[0], p[1], p[2] + (s - large) / 2) @ scaled(s) for p, (_, s) in zip(spots, marks)])


def clasp(place, karat, size=1.0):
    """A lobster clasp along x."""
    metal = gold(karat)
    body = oval_link(9 * size, 4.6 * size, 1.5 * size, power=2.4)
    lever = lathe(profile.rounded([(0.001, -3), (0.55, -2.8), (0.7, 0), (0.5, 2.6), (0.001, 3)], 0.3), 32)
    ring = oval_link(3.6 * size, 3.6 * size, 0.8 * size)
    parts = [painted(body, metal), painted(lever, metal), painted(ring, metal)]
    moved([parts[1]], at(0, 2.2 * size, 0.2) @ turn("Y", 90) @ scaled(size * 0.9))
    moved([parts[2]], at(-5.6 * size, 0, 0) @ turn("X", 80))
    return moved(parts, place)


WEAVES = {
    "cable": cable, "curb": curb, "figaro": figaro, "box": box, "rope": rope,
    "herringbone": herringbone, "snake": snake, "olives": olives, "balls": balls,
}


def chain(path, d, closed=False):
    return WEAVES[d["weave"]](np.asarray(path), d, closed)
