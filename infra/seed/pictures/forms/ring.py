"""Rings. They stand about the y axis, the head at the top; inner radius in millimetres."""

import math

import numpy as np

from forms import setting
from forms.flower import flower
from geometry import profile
from geometry.mesh import at, copies, moved, painted, turn
from geometry.path import circle, strand
from geometry.sweep import ball, hoop, tube
from studio.gold import gold

INNER = 8.6


def band(d):
    """A band of one section, with the finishes a wedding band may have."""
    width, thick = d["width"], d.get("thick", 1.5)
    section = {"half-round": profile.half_round, "flat": profile.flat, "knife": profile.knife}[d.get("section", "half-round")]
    metal = gold(d["karat"], d.get("finish", "polished"))
    parts = [painted(hoop(INNER, section(width, thick), 320, "band"), metal)]
    bright = gold(d["karat"])
    if "edges" in d:
        rim = profile.flat(d["edges"], thick * 0.86, 0.1)
        for side in (-1, 1):
            parts += moved([painted(hoop(INNER, rim, 320), bright)], at(0, side * (width + d["edges"]) / 2, 0))
    if "groove" in d:
        parts = _grooved(d, metal, bright)
    if d.get("milgrain"):
        for side in (-1, 1):
            parts += setting.milgrain(INNER + thick * 0.72, 110, 0.26, side * (width / 2 - 0.12), bright)
    return parts


def _grooved(d, metal, bright):
    width, thick, groove = d["width"], d["thick"], d["groove"]
    side = (width - groove) / 2
    half = profile.flat(side, thick, 0.32)
    parts = [painted(hoop(INNER, profile.flat(groove * 1.6, thick * 0.72, 0.1), 320), bright)]
    for sign in (-1, 1):
        parts += moved([painted(hoop(INNER, half, 320), metal)], at(0, sign * (groove + side) / 2, 0))
    return parts


def tapered(karat, width, thick, back=0.75, section=profile.half_round):
    """A shank that narrows towards its back."""
    def at_angle(angle):
        share = back + (1 - back) * (0.5 + 0.5 * math.cos(angle)) ** 1.2
        return section(width * share, thick * (0.85 + 0.15 * share))
    return painted(hoop(INNER, at_angle, 320, "shank"), gold(karat))


def solitaire(d):
    size = d["stone"]
    metal = gold(d["karat"])
    head = setting.basket(d.get("gem", "diamond"), size, metal, d.get("claws", 6), depth=size * 0.66)
    lift = INNER + d.get("thick", 1.7) * 0.55 + size * 0.66
    return [tapered(d["karat"], d["width"], d.get("thick", 1.7))] + moved(head, at(0, 0, lift))


def halo(d):
    size, small = d["stone"], d.get("small", 1.25)
    metal = gold(d["karat"])
    head = setting.halo(d.get("gem", "diamond"), size, d.get("count", 14), small, metal)
    return [tapered(d["karat"], d["width"], 1.7)] + moved(head, at(0, 0, INNER + 0.9 + size * 0.62))


def eternity(d):
    """A row of stones round the whole band, or over `arc` degrees of it."""
    size, width, karat = d["stone"], d["width"], d["karat"]
    metal = gold(karat)
    thick = 1.5
    radius = INNER + thick
    arc = d.get("arc", 360)
    count = d["count"]
    angles = [arc * (i / count - 0.5) for i in range(count)] if arc == 360 else [arc * (i / (count - 1) - 0.5) for i in range(count)]
    places = [turn("Y", a) @ at(0, 0, radius + size * 0.02) for a in angles]
    parts = setting.grains(places, size, d.get("gem", "diamond"), metal, 0.15)
    return parts + [painted(_channel(width, thick, size, math.radians(arc / 2)), metal)]


def _channel(width, thick, size, half_arc):
    """A band whose middle sinks under the stones."""
    full = profile.rounded(
        [(-width / 2, 0, 0.3), (width / 2, 0, 0.3), (width / 2, thick, 0.14), (size * 0.42, thick, 0.1),
         (size * 0.36, thick * 0.35, 0.05), (-size * 0.36, thick * 0.35, 0.05), (-size * 0.42, thick, 0.1), (-width / 2, thick, 0.14)], 0.1, 6)
    plain = full.copy()
    inner = np.abs(plain[:, 0]) < size * 0.44
    plain[inner & (plain[:, 1] > thick * 0.2), 1] = thick
    def at_angle(angle):
        away = abs((angle + math.pi) % (2 * math.pi) - math.pi)
        return full if away <= half_arc + 0.03 else plain
    return hoop(INNER, at_angle, 480, "channel")


def cocktail(d):
    """A large step-cut stone in corner claws over a gallery, on split shoulders."""
    karat, width, length = d["karat"], d["stone"][0], d["stone"][1]
    metal = gold(karat)
    gem = setting.cut.step(1.0, length / width)
    painted(gem, setting.gem(d["gem"]))
    lift = INNER + 5.4
    parts = moved([gem], at(0, 0, lift) @ setting.scaled(width))
    for level, share, thick in ((-1.0, 1.0, 0.85), (-3.4, 0.70, 1.0)):
        parts.append(_frame(width * share, length * share, lift + level, thick, metal))
    for sx in (-1, 1):
        for sy in (-1, 1):
            parts.append(_corner_claw(sx, sy, width, length, lift, metal))
    for sign in (-1, 1):
        parts.append(_shoulder(sign, d.get("width", 4), length * 0.30, karat))
    return parts


def _frame(width, length, z, thick, metal):
    c = width * 0.16
    w, h = width / 2, length / 2
    corners = [(w, h - c), (w - c, h), (c - w, h), (-w, h - c), (-w, c - h), (c - w, -h), (w - c, -h), (w, c - h)]
    path = profile.rounded(corners, 0.8, 6)
    path = np.hstack([path, np.full((len(path), 1), z)])
    return painted(tube(path, profile.superellipse(thick, thick, 2.5, 20), closed=True, up=(0, 0, 1)), metal)


def _corner_claw(sx, sy, width, length, lift, metal):
    w, h = width / 2 - width * 0.075, length / 2 - width * 0.075
    path = [(sx * w * 0.62, sy * h * 0.66, lift - 4.2), (sx * w * 0.95, sy * h * 0.96, lift - 1.6), (sx * w * 1.04, sy * h * 1.03, lift),
            (sx * w * 0.98, sy * h * 0.985, lift + 0.9), (sx * w * 0.80, sy * h * 0.86, lift + 1.45)]
    from geometry.path import smooth
    taper = np.interp(np.linspace(0, 1, 40), [0, 0.9, 1], [1.1, 1, 0.6])
    return painted(tube(smooth(path, 40), profile.superellipse(1.15, 1.15, 2, 24), scale=taper), metal)


def _shoulder(sign, width, spread, karat):
    """One of the two halves a shank splits into under the stone."""
    def section(angle):
        away = abs(angle)
        split = np.interp(away, [0.35, 1.15], [1.0, 0.0])
        split = split * split * (3 - 2 * split)
        half = profile.superellipse(width / 2 * (1 - 0.18 * split), 2.1, 3, 36)
        half = half + np.array([sign * (width / 4 + spread * split), 1.05 + 0.6 * split])
        return half
    return painted(hoop(INNER, lambda a: section((a + math.pi) % (2 * math.pi) - math.pi), 320), gold(karat))


def twisted(d):
    wire = d["wire"]
    metal = gold(d["karat"])
    path = circle(INNER + wire, 900)
    return [
        painted(tube(strand(path, wire * 0.5, d.get("turns", 15), i * 2 * math.pi / d.get("strands", 2)), profile.superellipse(wire, wire, 2, 28), closed=True), metal)
        for i in range(d.get("strands", 2))
    ]


def dome(d):
    """A bombé ring: a swelling shell at the top."""
    def section(angle):
        away = abs((angle + math.pi) % (2 * math.pi) - math.pi)
        share = math.exp(-((away / 0.95) ** 2.4))
        width = d["back"] + (d["width"] - d["back"]) * share
        height = 1.5 + d.get("rise", 3.6) * share
        top = [(width / 2 * math.cos(t), 0.5 + (height - 0.5) * math.sin(t)) for t in np.linspace(0, math.pi, 41)]
        return profile.rounded(top + [(-width / 2, 0), (width / 2, 0)], 0.35, 5)
    return [painted(hoop(INNER, section, 360, "dome"), gold(d["karat"]))]


def signet(d):
    """Heavy shoulders rising to a flat oval face."""
    face_x, face_y = d["face"]
    top = INNER + d.get("rise", 2.9)
    back = d.get("back", 4)
    rows = []
    for angle in np.linspace(0, 2 * np.pi, 480, endpoint=False):
        away = abs((angle + math.pi) % (2 * math.pi) - math.pi)
        share = math.exp(-((away / 0.98) ** 2.6))
        width = back + (face_y * 1.0 - back) * share
        thick = 1.7 + 2.4 * share
        section = profile.superellipse(width, thick, 2.6 + 1.6 * share, 72) + np.array([0, thick / 2])
        out = INNER + section[:, 1]
        rows.append(np.stack([out * np.sin(angle), section[:, 0], out * np.cos(angle)], axis=1))
    from geometry.mesh import grid_object
    rows = np.array(rows)
    shank = painted(grid_object("signet", rows, True, True), gold(d["karat"]))
    from geometry.sweep import lathe
    r = 1.0
    table = lathe([(0.001, 0), (r * 0.80, 0), (r * 0.815, -0.028), (r * 0.84, -0.028), (r * 0.855, 0), (r * 0.93, 0), (r * 0.985, -0.03), (r, -0.12), (r * 0.97, -0.4), (r * 0.80, -0.85), (r * 0.5, -1.1)], 160, "table", smooth=24)
    painted(table, gold(d["karat"]))
    from geometry.mesh import scaled
    moved([table], at(0, 0, top + 0.9) @ scaled(face_x / 2, face_y / 2, 3.4))
    return [shank, table]


def beads(d):
    size = d["bead"]
    radius = INNER + size / 2
    count = round(2 * math.pi * radius / (size * 0.94))
    bead = painted(ball(size / 2, 40), gold(d["karat"]))
    return copies(bead, [turn("Y", 360 / count * i) @ at(0, 0, radius) for i in range(count)])


def rosette(d):
    shank = tapered(d["karat"], d.get("width", 3), 1.7, 0.85)
    head = flower(d["karat"], d["across"], d.get("finish", "satin"), d.get("petals", 5), gem=d.get("gem"))
    return [shank] + moved(head, at(0, 0, INNER + 2.0))
