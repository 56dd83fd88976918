"""How a thing lies when it is put down."""

import math

import numpy as np

from geometry.mesh import turn


def at_rest(points):
    """The turn about the x axis after which the points stand on two feet with their weight between."""
    flat = points[:, 1:]
    weight = (flat[:, 0].max() + flat[:, 0].min()) / 2
    hull = _lower_hull(flat)
    for a, b in zip(hull[:-1], hull[1:]):
        if a[0] <= weight <= b[0]:
            return turn("X", -math.degrees(math.atan2(b[1] - a[1], b[0] - a[0])))
    return turn("X", 0)


def _lower_hull(points):
    hull = []
    for point in points[np.lexsort((points[:, 1], points[:, 0]))]:
        while len(hull) > 1 and _cross(hull[-2], hull[-1], point) <= 0:
            hull.pop()
        hull.append(point)
    return hull


def _cross(o, a, b):
    return (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0])
