"""Earrings, always the pair. Hoops stand; drops and studs lie face up."""

import math

import numpy as np
from shapely import affinity

from forms import setting
from geometry import outline, profile
from geometry.mesh import at, copies, grid_object, moved, painted, scaled, turn
from geometry.path import circle, smooth, strand
from geometry.plate import plate
from geometry.relief import Relief
from geometry.sweep import ball, hoop, lathe, tube
from studio.gem import gem
from studio.gold import gold


def both(make, gap, second=None):
    """The pair: the second one stands beside the first, turned a little otherwise."""
    left = moved(make(), at(-gap / 2, 0, 0))
    right = moved(make(), second or at(gap / 2, 0, 0))
    return left + right


def post(length, metal):
    """A post along -z with its butterfly."""
    pin = painted(lathe([(0.001, -length), (0.3, -length + 0.3), (0.42, -length + 0.4), (0.42, 0), (0.001, 0)], 20), metal)
    parts = [pin]
    for side in (-1, 1):
        curl = smooth([(side * 0.5, -length * 0.62), (side * 2.4, -length * 0.68), (side * 2.7, -length * 0.5), (side * 1.5, -length * 0.42), (side * 0.7, -length * 0.56)], 60)
        run = np.stack([curl[:, 0], np.zeros(len(curl)), curl[:, 1]], axis=1)
        parts.append(painted(_band(run, 2.6, 0.35), metal))
    return parts


def _band(run, wide, thick):
    """A strip of sheet that follows a curve in the x-z plane."""
    tangents = np.gradient(run, axis=0)
    tangents /= np.linalg.norm(tangents, axis=1, keepdims=True)
    normal = np.stack([-tangents[:, 2], tangents[:, 1], tangents[:, 0]], axis=1)
    section = profile.superellipse(wide, thick, 5, 20)
    rows = [p + np.outer(section[:, 0], [0, 1, 0]) + np.outer(section[:, 1], n) for p, n in zip(run, normal)]
    return grid_object("butterfly", rows, close_cols=True, caps=True, smooth=50)


def _stud_pair(make_face, metal, depth, gap, z):
    """One stud facing the camera, the other turned to show its post; both rest on the table."""
    first = moved(make_face() + moved(post(9.5, metal), at(0, 0, -depth)), at(-gap / 2, 0, z) @ turn("Z", 16) @ turn("X", 80))
    second = moved(make_face() + moved(post(9.5, metal), at(0, 0, -depth)), at(gap / 2, gap * 0.12, z) @ turn("Z", -50) @ turn("X", 84))
    return first + second


def ball_studs(d):
    metal = gold(d["karat"])
    r = d["ball"] / 2
    return _stud_pair(lambda: [painted(ball(r, 72), metal)], metal, r * 0.96, d["ball"] * 1.75, r)


def solitaire_studs(d):
    metal = gold(d["karat"])
    size = d["stone"]
    return _stud_pair(lambda: setting.basket(d.get("gem", "diamond"), size, metal, 4, size * 0.62, 45), metal, size * 0.6, size * 2.0, size * 0.58)


def halo_studs(d):
    metal = gold(d["karat"])
    size = d["stone"]
    return _stud_pair(lambda: setting.halo("diamond", size, 14, d.get("small", 1.1), metal), metal, size * 0.6, size * 2.9, size * 0.9)


def hoops(d):
    """Round tube hoops with a click clasp, the second leaning back."""
    metal = gold(d["karat"])
    wire, r = d["wire"], d["across"] / 2 - d["wire"] / 2
    def one():
        parts = [painted(hoop(r, profile.superellipse(wire, wire, 2, 40), 240), metal)]
        joint = painted(hoop(r, profile.superellipse(wire * 1.14, wire * 1.14, 2.6, 40), 10, arc=(0.42, 0.52)), metal)
        hinge = painted(hoop(r, profile.superellipse(wire * 1.14, wire * 1.14, 2.6, 40), 10, arc=(-0.52, -0.42)), metal)
        return parts + [joint, hinge]
    return _hoop_pair(one, d)


def _hoop_pair(one, d):
    gap = d["across"] * 0.86
    first = moved(one(), at(-gap / 2, 0, d["across"] / 2) @ turn("Z", 28))
    second = moved(one(), at(gap / 2, d["across"] * 0.22, d["across"] / 2) @ turn("Z", -38))
    return first + second


def twisted_hoops(d):
    metal = gold(d["karat"])
    wire = d["wire"]
    r = d["across"] / 2 - wire
    def one():
        path = circle(r, 1200)
        gap = math.radians(11)
        keep = path[(np.arange(len(path)) / len(path) * 2 * np.pi > gap) & (np.arange(len(path)) / len(path) * 2 * np.pi < 2 * np.pi - gap)]
        parts = []
        for i in range(2):
            run = strand(keep, wire * 0.5, 17, i * math.pi, False)
            parts.append(painted(tube(run, profile.superellipse(wire, wire, 2, 24)), metal))
        cap = painted(ball(wire * 1.02, 32), metal)
        ends = [keep[0], keep[-1]]
        parts += copies(cap, [at(*p) @ scaled(0.8, 1, 1) for p in ends])
        pin = smooth([keep[0], keep[0] + np.array([-1.0, 0, 0.7]), keep[-1] + np.array([1.0, 0, 0.7]), keep[-1]], 40)
        parts.append(painted(tube(pin, profile.superellipse(0.8, 0.8, 2, 16)), metal))
        return parts
    return _hoop_pair(one, d)


def huggies(d):
    """Small hoops, their front half set with one row of stones."""
    karat, size = d["karat"], d["stone"]
    metal = gold(karat)
    r, width, thick = d["across"] / 2 - 1.7, d["width"], 1.5
    def one():
        body = painted(hoop(r, profile.flat(width, thick, 0.35), 240), metal)
        angles = np.linspace(-82, 82, d["count"]) + 90
        places = [turn("Y", a) @ at(0, 0, r + thick + size * 0.06) for a in angles]
        bed = painted(hoop(r + thick - 0.1, profile.flat(width * 0.7, 0.28, 0.1), 120, arc=(math.radians(0), math.radians(180))), gold("white"))
        return [body, bed] + setting.grains(places, size, "diamond", metal, 0.14)
    gap = d["across"] * 0.95
    first = moved(one(), at(-gap / 2, 0, d["across"] / 2) @ turn("Z", -58))
    second = moved(one(), at(gap / 2, d["across"] * 0.18, d["across"] / 2) @ turn("Z", -112))
    return first + second


def hook(y, metal, size=1.0):
    """An ear wire above an eye at `y`, lying on the table."""
    run = smooth([(0, y, 0.5), (0, y + 2.4 * size, 0.6), (1.2 * size, y + 6.0 * size, 0.6), (4.0 * size, y + 7.4 * size, 0.6), (6.2 * size, y + 5.0 * size, 0.6), (6.9 * size, y - 0.5 * size, 0.6), (7.6 * size, y - 2.4 * size, 0.6)], 120)
    return [painted(tube(run, profile.superellipse(0.85, 0.85, 2, 18)), metal), moved([painted(hoop(1.0, profile.superellipse(0.55, 0.55, 2, 16), 48), metal)], at(0, y - 0.4, 0.5) @ turn("X", 90))[0]]


def makhrata(d):
    """Crescents of filigree with a row of little balls below."""
    metal, satin = gold(d["karat"]), gold(d["karat"], "satin")
    r = d["across"] / 2
    moon = outline.disc(r).difference(outline.disc(r * 0.66, 0, r * 0.40))
    def one():
        parts = [painted(plate(moon, 0.8, 0.2), satin)]
        wires = [moon.difference(moon.buffer(-0.75))]
        for angle in np.linspace(-84, 84, 9):
            c = math.cos(math.radians(angle))
            mid = r * (0.79 - 0.03 * (1 - c))
            wires.append(outline.scroll(mid * math.sin(math.radians(angle)), -mid * math.cos(math.radians(angle)) + r * 0.05, r * (0.075 + 0.105 * c), 0.5, 1.6, 1 if angle < 0 else -1, angle))
        lace = outline.joined(*wires).intersection(moon.buffer(0.2))
        parts += moved([painted(plate(lace, 0.75, 0.24), metal)], at(0, 0, 0.65))
        drop = painted(ball(0.95, 28), metal)
        parts += copies(drop, [at((r + 0.75) * math.sin(a), -(r + 0.75) * math.cos(a), 0.8) for a in np.radians(np.linspace(-72, 72, 21))])
        bead = painted(ball(0.42, 18), metal)
        parts += copies(bead, [at(r * 0.645 * math.sin(a), r * 0.40 - r * 0.645 * math.cos(a), 1.4) for a in np.radians(np.linspace(-84, 84, 27))])
        arc_top = smooth([(-r * 0.62, r * 0.70, 0.6), (-r * 0.5, r * 1.02, 0.7), (0, r * 1.22, 0.8), (r * 0.5, r * 1.02, 0.7), (r * 0.62, r * 0.70, 0.6)], 90)
        parts.append(painted(tube(arc_top, profile.superellipse(0.95, 0.95, 2, 18)), metal))
        return parts
    return both(one, d["across"] * 1.16)


def teardrop(d):
    """A stone, and under it a puffed drop of gold."""
    metal = gold(d["karat"])
    h = d["drop"]
    def one():
        parts = moved(setting.bezel("diamond", 3.6, metal), at(0, h * 0.5 + 4.6, 1.7))
        parts += moved([painted(hoop(1.0, profile.superellipse(0.5, 0.5, 2, 16), 48), metal)], at(0, h * 0.5 + 1.5, 1.5) @ turn("Z", 90))
        t = np.linspace(0, np.pi, 60)
        body = np.stack([h * 0.30 * np.sin(t) * (0.5 - 0.5 * np.cos(t)) ** 0.72 * 1.12, h * 0.5 * np.cos(t)], axis=1)
        body[0, 0] = body[-1, 0] = 0.001
        drop = painted(lathe(body, 96), metal)
        parts += moved([drop], at(0, 0, h * 0.15) @ turn("X", -90) @ scaled(1, 0.55, 1))
        return parts
    return both(one, h * 0.95, at(h * 0.475, 0, 0) @ turn("Z", 5))


def chandelier(d):
    """Stone at the top, a fan of open scrolls, five chains with a stone each."""
    metal = gold(d["karat"])
    fan = [outline.arc(9.5, 200, 340, 0.75, 0, 6.0), outline.curve([(-9.0, 2.6), (-6, 4.2), (-2.2, 8.6), (0, 11)], 0.7), outline.curve([(9.0, 2.6), (6, 4.2), (2.2, 8.6), (0, 11)], 0.7)]
    for side in (-1, 1):
        fan += [outline.scroll(side * 3.3, 1.6, 2.9, 0.62, 1.7, side, 0), outline.scroll(side * 6.8, 2.0, 1.9, 0.55, 1.5, -side, 30), outline.scroll(side * 1.7, 6.2, 2.0, 0.55, 1.5, -side, 60)]
    fan.append(outline.leaf(6.5, 2.0, 0, -3.2, 90).difference(outline.leaf(4.6, 1.0, 0, -2.4, 90)))
    lace = outline.joined(*fan)
    def one():
        parts = moved([painted(plate(lace, 1.0, 0.3), metal)], at(0, 0, 0.8))
        parts += moved(setting.halo("diamond", 4.2, 12, 1.15, metal), at(0, 14.4, 2.6))
        for angle, size in ((-62, 2.3), (-31, 2.7), (0, 3.3), (31, 2.7), (62, 2.3)):
            a = math.radians(angle)
            x, y = 9.5 * math.sin(a), 6.0 - 9.5 * math.cos(a)
            parts += moved(setting.bezel("diamond", 1.7, metal), at(x, y, 1.9))
            long = 8.5 + 6.5 * math.cos(a * 1.2)
            run = np.stack([np.full(60, x), np.linspace(y - 1.0, y - long, 60), np.full(60, 0.9)], axis=1)
            from forms.chain import chain
            parts += chain(run, {"weave": "cable", "link": (1.7, 1.15, 0.3), "karat": d["karat"]})
            stone = setting.stone("diamond", size, "pear")
            parts += moved([stone], at(x, y - long - size * 1.15, 1.2))
            cap = painted(lathe([(0.001, 0.9), (0.35, 0.8), (0.55, 0), (0.8, -0.5), (0.6, -0.6), (0.001, -0.2)], 24), metal)
            parts += moved([cap], at(x, y - long - 0.3, 1.1) @ turn("X", -90))
        return parts
    return both(one, 30)


def leaf(d):
    """A single leaf with engraved veins, satin in a polished border."""
    h = d["height"]
    satin, bright = gold(d["karat"], "satin"), gold(d["karat"])
    shape = affinity.translate(affinity.rotate(outline.leaf(h, h * 0.44, belly=0.4), 90, origin=(0, 0)), 0, -h / 2)
    field = shape.buffer(-0.55)
    def one(flip):
        top = Relief(field, 0.05)
        top.dome(field, 0.9, h * 0.17)
        top.sink(outline.wire([(0, -h * 0.46), (0, h * 0.40)], 0.5), 0.5, 0.25)
        for i in range(7):
            y = -h * 0.33 + i * h * 0.105
            for side in (-1, 1):
                top.sink(outline.curve([(0, y), (side * h * 0.10, y + h * 0.045), (side * h * 0.21, y + h * 0.15)], 0.26), 0.28, 0.13)
        parts = [painted(top.soften(0.05).surface(1.12, 0.2), satin), painted(plate(shape, 1.2, 0.36), bright)]
        for thing in parts:
            for vertex in thing.data.vertices:
                x, y, z = vertex.co
                vertex.co = (x + flip * 0.0085 * (y * y - 100), y, z + 0.0075 * (y + h * 0.1) ** 2)
            thing.data.update()
        return parts
    left = moved(one(1), at(-h * 0.30, 0, 0) @ turn("Z", -12))
    right = moved(one(-1), at(h * 0.30, 0, 0) @ turn("Z", 12))
    return left + right


def olive_drops(d):
    from forms.chain import olive
    metal = gold(d["karat"])
    long, wide = d["bead"]
    def one():
        bead = moved([painted(olive(long, wide), metal)], at(0, 0, wide / 2) @ turn("Z", 90))
        caps = copies(painted(ball(1.15, 28), metal), [at(0, s * (long / 2 + 0.7), wide / 2) for s in (-1, 1)])
        return bead + caps + moved(hook(long / 2 + 2.4, metal, 0.85), at(0, 0, wide / 2 - 0.6))
    return both(one, wide * 3.4)
