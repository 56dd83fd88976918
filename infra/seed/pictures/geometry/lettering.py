"""Words as flat regions, shaped by HarfBuzz, in the faces the shop itself uses."""

import functools
import json
import pathlib
import subprocess
import tempfile

import numpy as np
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.ttLib import TTFont
from shapely import affinity
from shapely.geometry import Polygon
from shapely.ops import unary_union

FONTS = pathlib.Path(__file__).resolve().parents[4] / "web" / "src" / "ui" / "fonts"
FACES = {"plex": "plex-600.woff2", "amiri": "amiri-arabic.woff2", "amiri-latin": "amiri-latin.woff2"}


def word(text, height, face="plex"):
    """The text centred on the origin, its ink `height` tall."""
    path, font = _face(face)
    glyphs = font.getGlyphSet()
    shaped = json.loads(subprocess.run(["hb-shape", "--no-glyph-names", "--output-format=json", str(path), text], capture_output=True, check=True).stdout)
    pen_x, shapes = 0, []
    for item in shaped:
        shapes.append(affinity.translate(_glyph(glyphs, font.getGlyphName(item["g"])), pen_x + item["dx"], item["dy"]))
        pen_x += item["ax"]
    ink = unary_union([shape for shape in shapes if not shape.is_empty])
    x0, y0, x1, y1 = ink.bounds
    ink = affinity.translate(ink, -(x0 + x1) / 2, -(y0 + y1) / 2)
    share = height / (y1 - y0)
    return affinity.scale(ink, share, share, origin=(0, 0))


@functools.lru_cache
def _face(face):
    font = TTFont(FONTS / FACES[face])
    font.flavor = None
    path = pathlib.Path(tempfile.mkdtemp()) / f"{face}.ttf"
    font.save(path)
    return path, font


def _glyph(glyphs, name):
    pen = DecomposingRecordingPen(glyphs)
    glyphs[name].draw(pen)
    region = Polygon()
    for ring in _rings(pen.value):
        if len(ring) > 2:
            region = region.symmetric_difference(Polygon(ring).buffer(0))
    return region


def _rings(drawing):
    ring = []
    for action, points in drawing:
        if action == "moveTo":
            ring = [points[0]]
        elif action == "lineTo":
            ring.append(points[0])
        elif action == "qCurveTo":
            ring += _quadratic(ring[-1], points)
        elif action == "curveTo":
            ring += _cubic(ring[-1], *points)
        elif action in ("closePath", "endPath"):
            yield ring


def _quadratic(start, points):
    points, out = [np.array(p, dtype=float) for p in points], []
    start = np.array(start, dtype=float)
    for i, control in enumerate(points[:-1]):
        end = points[-1] if i == len(points) - 2 else (control + points[i + 1]) / 2
        out += [tuple((1 - t) ** 2 * start + 2 * t * (1 - t) * control + t * t * end) for t in np.linspace(0.125, 1, 8)]
        start = end
    return out


def _cubic(a, b, c, d):
    a, b, c, d = (np.array(p, dtype=float) for p in (a, b, c, d))
    return [tuple((1 - t) ** 3 * a + 3 * t * (1 - t) ** 2 * b + 3 * t * t * (1 - t) * c + t**3 * d) for t in np.linspace(0.1, 1, 10)]
