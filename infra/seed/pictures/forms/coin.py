"""Coins and bars, struck in high relief with the house's own motifs."""

import math

import numpy as np
from shapely import affinity

from geometry import outline
from geometry.lettering import word
from geometry.mesh import at, grid_object, moved, painted, turn
from geometry.plate import plate
from geometry.relief import Relief
from studio.gold import gold

# How wide a coin's rim is, as a share of its radius.
RIM = 0.07


def coin(d):
    """A round coin: reeded edge, raised rim, a motif on the field. It lies on z = 0; `reverse` strikes its other side."""
    r, thick = d["across"] / 2, d.get("thick", 1.7)
    metal = gold(d["karat"])
    parts = [_reeded(r, thick, r * RIM, metal), _struck(d.get("face", "scale"), r, thick, metal)]
    if "reverse" in d:
        parts += moved([_struck(d["reverse"], r, thick, metal)], at(0, 0, thick) @ turn("X", 180))
    return parts


def _struck(motif, r, thick, metal):
    """The upper field of a coin with its motif."""
    face = Relief(outline.disc(r - r * RIM * 0.8), r / 230)
    {"scale": _scale_face, "wreath": _wreath_face, "star": _star_face}[motif](face, r)
    return painted(face.surface(thick - r * RIM * 0.55, 0.0, "face"), metal)


def _reeded(r, thick, rim, metal):
    """The body: reeds round the edge, a soft rim on both sides, the field sunk."""
    reeds = 120
    rows = []
    for angle in np.linspace(0, 2 * np.pi, reeds * 8, endpoint=False):
        reed = 0.012 * r * (abs(math.cos(angle * reeds / 2)) ** 1.5 - 1)
        depth = rim * 0.55
        half = [(r - rim * 1.5, thick - depth - 0.03), (r - rim * 1.12, thick - depth), (r - rim * 0.9, thick - depth * 0.15), (r - rim * 0.7, thick),
                (r - rim * 0.25, thick), (r - 0.05, thick - 0.05), (r, thick - 0.14), (r + reed, thick - 0.22)]
        points = half + [(a, thick - b) for a, b in half[::-1]]
        rows.append([(a * math.cos(angle), a * math.sin(angle), b) for a, b in points])
    body = painted(grid_object("coin", rows, close_rows=True, smooth=50), metal)
    return body


def balance(size):
    """A balance scale, `size` wide: the jeweller's sign."""
    s = size
    parts = [
        outline.wire([(0, -0.42 * s), (0, 0.40 * s)], 0.045 * s), outline.disc(0.045 * s, 0, 0.43 * s),
        outline.ellipse(0.20 * s, 0.035 * s, 0, -0.44 * s), outline.ellipse(0.10 * s, 0.05 * s, 0, -0.40 * s),
        outline.curve([(-0.45 * s, 0.27 * s), (-0.2 * s, 0.335 * s), (0, 0.30 * s), (0.2 * s, 0.335 * s), (0.45 * s, 0.27 * s)], 0.045 * s),
    ]
    for side in (-1, 1):
        x = side * 0.45 * s
        for foot in (-0.155, 0.155):
            parts.append(outline.wire([(x, 0.27 * s), (x + foot * s, -0.06 * s)], 0.014 * s))
        bowl = outline.ellipse(0.18 * s, 0.13 * s, x, -0.06 * s).intersection(outline.rounded_box(4 * s, 2 * s, 0.001).buffer(0))
        lower = affinity.translate(outline.rounded_box(0.5 * s, 0.2 * s, 0.001), x, -0.16 * s)
        parts += [bowl.intersection(lower), outline.wire([(x - 0.18 * s, -0.06 * s), (x + 0.18 * s, -0.06 * s)], 0.03 * s), outline.disc(0.03 * s, x, 0.27 * s)]
    return outline.joined(*parts)


def around(text, radius, height, middle, face="plex", spread=1.12):
    """Letters on a circle, reading clockwise about the angle `middle` (degrees from the right)."""
    letters = [(c, word(c, height, face) if c.strip() else None) for c in text]
    widths = [height * 0.45 if s is None else (s.bounds[2] - s.bounds[0]) + height * 0.24 for _, s in letters]
    whole = sum(widths) * spread
    angle = math.radians(middle) + whole / radius / 2
    out = []
    for (c, shape), width in zip(letters, widths):
        angle -= width * spread / radius / 2
        if shape is not None:
            if c == "·":
                shape = outline.disc(height * 0.13)
            shape = affinity.rotate(affinity.translate(shape, 0, radius), math.degrees(angle) - 90, origin=(0, 0))
            out.append(shape)
        angle -= width * spread / radius / 2
    return outline.joined(*out)


def _scale_face(face, r):
    face.dome(affinity.translate(balance(r * 0.92), 0, r * 0.02), r * 0.075, r * 0.05)
    _border(face, r)
    face.dome(around("MIZAN · CAIRO", r * 0.70, r * 0.115, 90), r * 0.03, r * 0.02)
    for side in (-1, 1):
        stem = outline.arc(r * 0.70, 270 + side * 6, 270 + side * 62, r * 0.016)
        face.dome(stem, r * 0.02, r * 0.01)
        for i in range(8):
            angle = 270 + side * (10 + i * 7)
            x, y = r * 0.70 * math.cos(math.radians(angle)), r * 0.70 * math.sin(math.radians(angle))
            for lean in (-32, 32):
                face.dome(outline.leaf(r * 0.13, r * 0.052, x, y, angle + side * 90 + lean), r * 0.035, r * 0.03)
    face.soften(r * 0.006)


def _wreath_face(face, r):
    """Two ears of wheat about a star of eight points."""
    face.dome(outline.star(8, r * 0.30, r * 0.165), r * 0.05, r * 0.05)
    face.dome(outline.disc(r * 0.085), r * 0.075, r * 0.07)
    for side in (-1, 1):
        face.dome(outline.arc(r * 0.58, 270 - side * 4, 270 + side * 150, r * 0.022), r * 0.025, r * 0.015)
        for i in range(17):
            angle = 270 + side * (14 + i * 8.2)
            x, y = r * 0.58 * math.cos(math.radians(angle)), r * 0.58 * math.sin(math.radians(angle))
            for lean in (-36, 36, 0):
                face.dome(outline.leaf(r * 0.17, r * 0.062, x, y, angle + side * 90 + lean), r * 0.05, r * 0.034)
    face.dome(outline.arc(r * 0.06, 0, 360, r * 0.03, 0, -r * 0.60), r * 0.04, r * 0.02)
    _border(face, r)
    face.soften(r * 0.006)


def _star_face(face, r):
    _wreath_face(face, r)


def _border(face, r):
    for i in range(72):
        angle = i * math.pi / 36
        face.dome(outline.disc(r * 0.016, r * 0.875 * math.cos(angle), r * 0.875 * math.sin(angle)), r * 0.02, r * 0.016)


def pair(d):
    """Two coins: one on the table, one leaning on it so that its face is seen."""
    thick, r = d.get("thick", 1.7), d["across"] / 2
    lying = moved(coin({**d, "face": d.get("back", "wreath")}), at(r * 0.62, -r * 0.30, 0) @ turn("Z", 14))
    lean = 68
    standing = moved(coin(d), at(-r * 0.18, r * 0.55, 0) @ turn("Z", 8) @ turn("X", lean) @ at(0, r, -thick))
    return lying + standing


def single(d):
    """One coin propped up so that its face is seen."""
    thick, r = d["thick"], d["across"] / 2
    return moved(coin(d), turn("Z", 10) @ turn("X", d["lean"]) @ at(0, r, -thick))


def bar(d):
    """A minted bar with a raised border, its weight struck under the scale. It lies on z = 0, its long side along y."""
    w, h, thick = d["size"]
    metal = gold(d["karat"])
    corner = w * 0.09
    body = painted(plate(outline.rounded_box(w, h, corner), thick, min(thick * 0.3, w * 0.022), smooth=60), metal)
    field = outline.rounded_box(w * 0.97, h * 0.97, corner * 0.9)
    face = Relief(field, w / 420)
    rim = field.difference(outline.rounded_box(w * 0.875, h * 0.925, corner * 0.6))
    inner = outline.rounded_box(w * 0.84, h * 0.90, corner * 0.5)
    face.dome(rim, w * 0.024, w * 0.018)
    face.dome(inner.difference(inner.buffer(-w * 0.008)), w * 0.008, w * 0.004)
    face.dome(affinity.translate(balance(w * 0.60), 0, h * 0.17), w * 0.035, w * 0.02)
    for text, size, y in ((d["weight"], 0.155, -0.075), ("FINE GOLD", 0.072, -0.19), ("999.9", 0.125, -0.285), ("MIZAN", 0.068, -0.385)):
        face.dome(affinity.translate(word(text, w * size), 0, h * y), w * 0.024, w * 0.014)
    face.soften(w * 0.004)
    return [body, painted(face.surface(thick + 0.004, 0.03, "struck"), metal)]


def bars(d):
    """Two bars, one lying across the other."""
    w, h, thick = d["size"]
    below = moved(bar(d), at(w * 0.16, h * 0.10, 0) @ turn("Z", -22))
    return below + moved(bar(d), at(-w * 0.05, -h * 0.05, thick * 1.04) @ turn("Z", 5))


def cast(d):
    """A poured bar: soft edges, an uneven top, the stamp sunk into it."""
    w, h, thick = d["size"]
    metal = gold(d["karat"], "soft")
    face = Relief(outline.rounded_box(w, h, w * 0.16), w / 420)
    full = face.region
    face.dome(full, thick, thick * 0.85)
    for seed, size, depth in ((3, w * 0.13, 0.05), (8, w * 0.035, 0.014)):
        face.grain(full, depth, size, seed)
    frame = outline.rounded_box(w * 0.60, h * 0.74, w * 0.06)
    face.sink(frame, 0.16, 0.14)
    marks = [affinity.translate(balance(w * 0.46), 0, h * 0.18)]
    for text, size, y in ((d["weight"], 0.13, -0.065), ("FINE GOLD", 0.058, -0.165), ("999.9", 0.105, -0.26)):
        marks.append(affinity.translate(word(text, w * size), 0, h * y))
    face.dome(outline.joined(*marks), 0.26, 0.2, over="add")
    face.soften(w * 0.004)
    top = painted(face.surface(0, 0.0, "cast"), metal)
    under = painted(plate(full.buffer(-0.15), 0.4, 0.1), metal)
    return [top, under]
