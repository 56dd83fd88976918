"""A flower of cupped petals, open towards z, its foot at the origin."""

import math

import numpy as np

from forms import setting
from geometry.mesh import at, copies, grid_object, moved, painted, scaled, turn
from geometry.sweep import ball
from studio.gold import gold


def petal(length, width, cup=0.3, thick=0.5, point=0.0):
    """One petal along +x, its hollow up; `point` draws out its tip."""
    rows = []
    for share, side in _shell():
        row = []
        for angle in np.linspace(0, 2 * np.pi, 72, endpoint=False):
            u = 0.5 + 0.5 * share * math.cos(angle)
            x = length * (u + point * share * max(0, math.cos(angle)) ** 5)
            y = width / 2 * share * math.sin(angle) * (0.35 + 0.65 * min(1, u * 1.7))
            z = cup * length * (0.75 * u**2 + 0.55 * (2 * y / width) ** 2)
            body = thick / 2 * math.sqrt(max(0, 1 - share**6))
            row.append((x, y, z + side * body))
        rows.append(row)
    return grid_object("petal", rows, close_cols=True, smooth=75)


def _shell():
    """From the middle of the upper side over the rim to the middle of the lower side."""
    shares = np.sin(np.linspace(0.001, np.pi / 2, 22))
    return [(s, 1) for s in shares] + [(s, -1) for s in shares[::-1][1:]]


def flower(karat, across, finish="satin", petals=5, gem=None, layers=1, cup=0.3):
    metal = gold(karat, finish)
    parts = []
    for layer in range(layers):
        share = 1 - 0.34 * layer
        one = petal(across / 2 * share, across * 0.50 * share * 5 / petals, cup + 0.22 * layer, across * 0.05)
        painted(one, metal)
        lean = [turn("Z", 360 / petals * (i + 0.5 * layer)) @ at(0, 0, 0.03 * across * layer) for i in range(petals)]
        parts += copies(one, lean)
    size = across * 0.2
    if gem:
        parts += moved(setting.bezel(gem, size, gold(karat)), at(0, 0, across * 0.11))
    else:
        parts += moved([painted(ball(size / 2, 40), gold(karat))], at(0, 0, across * 0.07) @ scaled(1, 1, 0.85))
    return parts
