"""Flat shapes, as shapely regions in millimetres, y up."""

import math

import numpy as np
from shapely import affinity
from shapely.geometry import LineString, Point, Polygon
from shapely.ops import unary_union


def disc(radius, x=0.0, y=0.0):
    return Point(x, y).buffer(radius, 64)


def wire(points, width):
    """A line of the given width with round ends."""
    return LineString([tuple(p[:2]) for p in points]).buffer(width / 2, 16)


def curve(points, width, count=120):
    from geometry.path import smooth

    return wire(smooth(points, count), width)


def arc(radius, start, end, width, x=0.0, y=0.0):
    t = np.radians(np.linspace(start, end, 64))
    return wire(np.stack([x + radius * np.cos(t), y + radius * np.sin(t)], axis=1), width)


def ellipse(rx, ry, x=0.0, y=0.0, angle=0.0):
    shape = affinity.scale(Point(0, 0).buffer(1, 48), rx, ry)
    return affinity.translate(affinity.rotate(shape, angle, origin=(0, 0)), x, y)


def rounded_box(width, height, radius):
    return Polygon(
        [(-width / 2 + radius, -height / 2 + radius), (width / 2 - radius, -height / 2 + radius),
         (width / 2 - radius, height / 2 - radius), (-width / 2 + radius, height / 2 - radius)]
    ).buffer(radius, 24)


def leaf(length, width, x=0.0, y=0.0, angle=0.0, belly=0.42):
    """A leaf from its foot at (x, y) along `angle`."""
    u = np.linspace(0, 1, 40)
    power = math.log(0.5) / math.log(belly)
    half = width / 2 * np.sin(math.pi * u**power) ** 0.9
    points = np.vstack([np.stack([u * length, half], 1), np.stack([u * length, -half], 1)[::-1]])
    shape = Polygon(points).buffer(0)
    return affinity.translate(affinity.rotate(shape, angle, origin=(0, 0)), x, y)


def star(points, outer, inner, x=0.0, y=0.0):
    at = [
        ((outer if i % 2 == 0 else inner) * math.sin(i * math.pi / points) + x,
         (outer if i % 2 == 0 else inner) * math.cos(i * math.pi / points) + y)
        for i in range(points * 2)
    ]
    return Polygon(at)


def heart(width):
    t = np.linspace(0, 2 * np.pi, 160)
    x = 16 * np.sin(t) ** 3
    y = 13 * np.cos(t) - 5 * np.cos(2 * t) - 2 * np.cos(3 * t) - np.cos(4 * t)
    return Polygon(np.stack([x, y], 1) * width / 32).buffer(0)


def crescent(radius, inner, lift):
    """A moon with its points up."""
    return disc(radius).difference(disc(inner, 0, lift))


def scroll(x, y, size, width, turns=1.6, flip=1, angle=0.0):
    """A spiral of wire: the unit of filigree."""
    t = np.linspace(0.12, 1, 90)
    a = t * turns * 2 * np.pi
    points = np.stack([flip * size * t * np.cos(a), size * t * np.sin(a)], axis=1)
    shape = wire(points, width)
    return affinity.translate(affinity.rotate(shape, angle, origin=(0, 0)), x, y)


def mirrored(shape):
    return unary_union([shape, affinity.scale(shape, -1, 1, origin=(0, 0))])


def joined(*shapes):
    return unary_union(list(shapes))
