"""Settings: what holds a stone. A setting stands at the origin, its stone's girdle at z = 0, table up."""

import numpy as np

from geometry import cut
from geometry.mesh import at, copies, moved, painted, scaled, turn
from geometry.path import smooth
from geometry.profile import superellipse
from geometry.sweep import ball, hoop, lathe, tube
from studio.gem import gem


def stone(kind, size, shape="brilliant"):
    made = {"brilliant": cut.brilliant, "step": cut.step, "pear": cut.pear, "cabochon": cut.cabochon}[shape]()
    painted(made, gem(kind))
    return moved([made], scaled(size))[0]


def basket(kind, size, metal, claws=6, depth=None, phase=0.0, claw=None):
    """A round stone in open claws over two rails."""
    depth = depth or size * 0.62
    claw = claw or max(0.3, size * 0.075)
    parts = [stone(kind, size)]
    path = smooth([(size * 0.20, -depth), (size * 0.40, -size * 0.26), (size * 0.515, -size * 0.02), (size * 0.50, size * 0.075), (size * 0.40, size * 0.145)], 40)
    path = np.stack([path[:, 0], np.zeros(len(path)), path[:, 1]], axis=1)
    taper = np.interp(np.linspace(0, 1, 40), [0, 0.8, 0.93, 1], [1.05, 1, 0.95, 0.55])
    arm = painted(tube(path, superellipse(claw * 2, claw * 2, 2, 20), scale=taper, up=(0, 1, 0), name="claw"), metal)
    parts += copies(arm, [turn("Z", phase + 360 / claws * i) for i in range(claws)])
    parts += [rail(size * 0.37, -size * 0.30, claw * 1.5, metal), rail(size * 0.24, -depth + claw, claw * 1.7, metal)]
    return parts


def rail(radius, height, thickness, metal):
    ring = painted(hoop(radius, superellipse(thickness, thickness, 2.4, 18), 96, "rail"), metal)
    return moved([ring], at(0, 0, height) @ turn("X", 90))[0]


def bezel(kind, size, metal, wall=None, shape="brilliant"):
    """A stone in a closed rim."""
    wall = wall or max(0.25, size * 0.09)
    r = size / 2
    rim = lathe(
        [(r * 0.55, -size * 0.42), (r + wall * 0.7, -size * 0.36), (r + wall, -size * 0.2), (r + wall, 0.02 * size),
         (r + wall * 0.75, size * 0.085), (r * 1.0, size * 0.095), (r * 0.95, size * 0.06), (r * 0.9, -0.05 * size), (r * 0.5, -0.3 * size)],
        72, "bezel", smooth=50)
    return [stone(kind, size, shape), painted(rim, metal)]


def grains(places, size, kind, metal, bead=0.13):
    """Small stones of one size at the given matrices (table along local z), each held by four grains."""
    stones = copies(stone("spark" if kind == "diamond" else kind, size), [place @ scaled(size) for place in places])
    drop = painted(ball(size * bead, 16, "grain"), metal)
    spots = []
    for place in places:
        for angle in (45, 135, 225, 315):
            spots.append(place @ turn("Z", angle) @ at(size * 0.53, 0, size * 0.06))
    return stones + copies(drop, spots)


def halo(kind, size, count, small, metal, claws=4):
    """A stone in claws, ringed by small ones on a plate."""
    radius = size / 2 + small * 0.62
    parts = basket(kind, size, metal, claws, phase=45)
    places = [turn("Z", 360 / count * i) @ at(radius, 0, -size * 0.03) for i in range(count)]
    parts += grains(places, small, kind, metal, 0.15)
    inner, outer, thick = size * 0.49, radius + small * 0.62, small * 0.42
    top = -size * 0.03
    plate = lathe(
        [(inner, top - 0.1), (outer - 0.06, top - 0.06), (outer, top - 0.15), (outer, top - thick - 0.3), (outer - 0.2, top - thick - 0.45), (inner, top - thick - 0.4)],
        96, "plate")
    return [*parts, painted(plate, metal)]


def milgrain(radius, count, bead, y, metal):
    """A row of beads round a band that stands about the y axis."""
    drop = painted(ball(bead, 14, "milgrain"), metal)
    return copies(drop, [turn("Y", 360 / count * i) @ at(0, y, radius) for i in range(count)])
