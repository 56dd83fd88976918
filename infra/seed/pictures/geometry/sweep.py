"""Bodies drawn along a path, and bodies of revolution."""

import numpy as np

from geometry.mesh import grid_object


def tube(path, profile, closed=False, up=None, scale=None, twist=None, name="tube"):
    """`profile` carried along `path`. `up` fixes the profile's second axis; else it is kept from turning.
    `scale` and `twist` (radians) may be given for each point of the path."""
    path = np.asarray(path, dtype=float)
    tangents = _tangents(path, closed)
    sides, ups = _frames(tangents, closed, up)
    profile = np.asarray(profile, dtype=float)
    rows = []
    for i, point in enumerate(path):
        section = profile if scale is None else profile * scale[i]
        if twist is not None:
            c, s = np.cos(twist[i]), np.sin(twist[i])
            section = section @ np.array([[c, s], [-s, c]])
        rows.append(point + np.outer(section[:, 0], sides[i]) + np.outer(section[:, 1], ups[i]))
    return grid_object(name, rows, close_rows=closed, close_cols=True, caps=not closed)


def hoop(radius, section, segments=240, name="hoop", arc=None):
    """A ring about the y axis: `section` is a profile, or gives one for an angle from the top (radians).
    The profile's first axis lies along y, its second points outwards from `radius`."""
    shape = section if callable(section) else lambda _angle: section
    closed = arc is None
    angles = np.linspace(0, 2 * np.pi, segments, endpoint=False) if closed else np.linspace(*arc, segments)
    rows = []
    for angle in angles:
        profile = np.asarray(shape(angle))
        out = radius + profile[:, 1]
        rows.append(np.stack([out * np.sin(angle), profile[:, 0], out * np.cos(angle)], axis=1))
    return grid_object(name, rows, close_rows=closed, close_cols=True, caps=not closed)


def lathe(profile, segments=96, name="lathe", smooth=40.0):
    """`profile`, a list of (radius, height), turned about the z axis."""
    profile = np.asarray(profile, dtype=float)
    angles = np.linspace(0, 2 * np.pi, segments, endpoint=False)
    rows = [
        np.stack([profile[:, 0] * np.cos(a), profile[:, 0] * np.sin(a), profile[:, 1]], axis=1) for a in angles
    ]
    return grid_object(name, rows, close_rows=True, smooth=smooth)


def ball(radius, segments=48, name="ball"):
    t = np.linspace(-np.pi / 2, np.pi / 2, segments // 2)
    return lathe(np.stack([radius * np.cos(t), radius * np.sin(t)], axis=1), segments, name)


def _tangents(path, closed):
    if closed:
        delta = np.roll(path, -1, axis=0) - np.roll(path, 1, axis=0)
    else:
        delta = np.gradient(path, axis=0)
    return delta / np.linalg.norm(delta, axis=1, keepdims=True)


def _frames(tangents, closed, up):
    if up is not None:
        sides = np.cross(tangents, np.asarray(up, dtype=float))
        sides /= np.linalg.norm(sides, axis=1, keepdims=True)
        return sides, np.cross(sides, tangents)
    first = np.array([0, 0, 1.0]) if abs(tangents[0][2]) < 0.9 else np.array([1.0, 0, 0])
    ups = [_across(first, tangents[0])]
    for tangent in tangents[1:]:
        ups.append(_across(ups[-1], tangent))
    ups = np.array(ups)
    if closed:
        ups = _closed(ups, tangents)
    return np.cross(tangents, ups), ups


def _across(vector, tangent):
    flat = vector - tangent * np.dot(vector, tangent)
    return flat / np.linalg.norm(flat)


def _closed(ups, tangents):
    """Spreads the turn left over at the seam along the whole path."""
    last = _across(ups[-1], tangents[0])
    side = np.cross(tangents[0], ups[0])
    rest = np.arctan2(np.dot(last, side), np.dot(last, ups[0]))
    out = []
    for i, up in enumerate(ups):
        angle = rest * i / len(ups)
        out.append(up * np.cos(angle) - np.cross(up, tangents[i]) * np.sin(angle))
    return np.array(out)
