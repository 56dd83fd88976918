"""Paths as arrays of points, in millimetres."""

import numpy as np


def circle(radius, count=240, plane="xz"):
    t = np.linspace(0, 2 * np.pi, count, endpoint=False)
    a, b, o = radius * np.sin(t), radius * np.cos(t), np.zeros(count)
    return np.stack([a, o, b] if plane == "xz" else [a, b, o], axis=1)


def smooth(points, count=400, closed=False):
    """A Catmull-Rom curve through the points, evenly spaced."""
    points = np.asarray(points, dtype=float)
    if points.shape[1] == 2:
        points = np.hstack([points, np.zeros((len(points), 1))])
    ring = np.vstack([points[-1:], points, points[:2]]) if closed else _with_ends(points)
    spans = len(ring) - 3
    out = []
    for i in range(spans):
        p0, p1, p2, p3 = ring[i : i + 4]
        for t in np.linspace(0, 1, 40, endpoint=False):
            out.append(
                0.5
                * (2 * p1 + (p2 - p0) * t + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t**2 + (3 * p1 - p0 - 3 * p2 + p3) * t**3)
            )
    if not closed:
        out.append(points[-1])
    return even(np.array(out), count, closed)


def _with_ends(points):
    return np.vstack([2 * points[0] - points[1], points, 2 * points[-1] - points[-2]])


def length(path, closed=False):
    ring = np.vstack([path, path[:1]]) if closed else path
    return float(np.linalg.norm(np.diff(ring, axis=0), axis=1).sum())


def even(path, count, closed=False):
    """`count` points at equal distances along the path."""
    ring = np.vstack([path, path[:1]]) if closed else path
    steps = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(ring, axis=0), axis=1))])
    wanted = np.linspace(0, steps[-1], count, endpoint=not closed)
    return np.stack([np.interp(wanted, steps, ring[:, axis]) for axis in range(3)], axis=1)


def directions(path, closed=False):
    if closed:
        delta = np.roll(path, -1, axis=0) - np.roll(path, 1, axis=0)
    else:
        delta = np.gradient(path, axis=0)
    return delta / np.linalg.norm(delta, axis=1, keepdims=True)


def strand(path, offset, turns, phase=0.0, closed=True, up=None):
    """A helix of radius `offset` about a path: one wire of a rope."""
    path = np.asarray(path, dtype=float)
    tangents = directions(path, closed)
    up = np.array([0.0, 1.0, 0.0]) if up is None else np.asarray(up, dtype=float)
    side = np.cross(tangents, up)
    side /= np.linalg.norm(side, axis=1, keepdims=True)
    lift = np.cross(side, tangents)
    angle = np.linspace(0, 2 * np.pi * turns, len(path), endpoint=not closed) + phase
    return path + offset * (np.cos(angle)[:, None] * side + np.sin(angle)[:, None] * lift)


def spiral(outer, inner, turns, count=1600, start=0.0):
    """Coiled flat from the outside in."""
    t = np.linspace(0, 1, count)
    radius = outer + (inner - outer) * t**0.92
    angle = start + t * turns * 2 * np.pi
    return even(np.stack([radius * np.cos(angle), radius * np.sin(angle), np.zeros(count)], axis=1), count)


def oval(rx, ry, count=1200, start=0.0, share=1.0):
    """An ellipse, or the given share of one, on the floor."""
    t = start + np.linspace(0, 2 * np.pi * share, count, endpoint=share < 1)
    return even(np.stack([rx * np.cos(t), ry * np.sin(t), np.zeros(count)], axis=1), count, closed=share >= 1)


def drape(width, height, sharp=0.5, count=900):
    """A necklace's curve with its lowest point at the origin, up to both shoulders."""
    points = [
        (-width * 0.5, height), (-width * 0.46, height * 0.62), (-width * 0.30 * (1 - sharp * 0.4), height * 0.27),
        (-width * 0.10 * (1 - sharp * 0.5), height * 0.05), (0, 0),
    ]
    return smooth(points + [(-x, y) for x, y in points[::-1][1:]], count)


def wave(width, height, bends=2, count=1400):
    """A lazy S."""
    y = np.linspace(-1, 1, count)
    x = np.sin(y * np.pi * bends / 2 * 1.0) * (1 - 0.12 * y * y)
    return even(np.stack([x * width / 2, y * height / 2, np.zeros(count)], axis=1), count)
