"""Cross-sections as closed lists of (across, out) points, in millimetres."""

import numpy as np


def superellipse(width, height, power=2.0, count=40):
    """2 is an ellipse; 5 and more a rectangle with soft edges."""
    t = np.linspace(0, 2 * np.pi, count, endpoint=False) + np.pi / count
    c, s = np.cos(t), np.sin(t)
    x = np.sign(c) * np.abs(c) ** (2 / power) * width / 2
    y = np.sign(s) * np.abs(s) ** (2 / power) * height / 2
    return np.stack([x, y], axis=1)


def rounded(corners, radius, steps=5, closed=True):
    """The polygon with its corners rounded; a corner may carry its own radius as a third number."""
    corners = [tuple(map(float, c)) for c in corners]
    out = []
    count = len(corners)
    for i, corner in enumerate(corners):
        point = np.array(corner[:2])
        if not closed and i in (0, count - 1):
            out.append(point)
            continue
        before = np.array(corners[i - 1][:2]) - point
        after = np.array(corners[(i + 1) % count][:2]) - point
        lengths = np.linalg.norm(before), np.linalg.norm(after)
        reach = min(corner[2] if len(corner) > 2 else radius, lengths[0] * 0.48, lengths[1] * 0.48)
        if reach < 1e-4:
            out.append(point)
            continue
        a = point + before / lengths[0] * reach
        b = point + after / lengths[1] * reach
        for t in np.linspace(0, 1, steps):
            out.append((1 - t) ** 2 * a + 2 * t * (1 - t) * point + t * t * b)
    return np.array(out)


def half_round(width, height):
    """The D of a classic wedding band: flat and soft inside, domed outside."""
    dome = [(width / 2 * np.cos(t), height * 0.35 + height * 0.65 * np.sin(t)) for t in np.linspace(0, np.pi, 25)]
    inside = [(-width / 2, 0.0), (width / 2, 0.0)]
    return rounded(dome + inside, min(width, height) * 0.22, 4)


def flat(width, height, edge=0.2):
    corners = [(-width / 2, 0), (width / 2, 0), (width / 2, height), (-width / 2, height)]
    return rounded(corners, edge, 6)


def knife(width, height, edge=0.25):
    corners = [(-width / 2, 0), (width / 2, 0), (width / 2, height * 0.45), (0, height), (-width / 2, height * 0.45)]
    return rounded(corners, edge, 6)
