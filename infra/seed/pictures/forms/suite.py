"""Sets: several pieces of one design laid out together, z up."""


import numpy as np

from forms import earring, pendant, ring
from forms.chain import chain
from forms.flower import flower
from geometry.mesh import at, moved, turn
from geometry.path import oval, smooth
from studio.gold import gold


def band_duo(d):
    """A pavé band leaning on a plain one."""
    plain = ring.band({"karat": d["karat"], "width": 3, "thick": 1.6})
    stones = ring.eternity({"karat": d["karat"], "width": 2.2, "stone": 1.8, "count": 34})
    r = ring.INNER
    moved(plain, at(0, 0, r + 1.6) @ turn("Z", 0))
    return plain + moved(stones, at(5.5, -7.6, r + 0.6) @ turn("Z", 14) @ turn("X", -22))


def olives(d):
    karat = d["karat"]
    collar = smooth([(-26, 78), (-50, 38), (-41, -10), (0, -36), (41, -10), (50, 38), (26, 78)], 1600) + np.array([0, 0, 3.0])
    wrist = oval(23, 19, 900) + np.array([0, 22, 2.5])
    parts = chain(collar, {"weave": "olives", "bead": (14, 6), "karat": karat})
    parts += chain(wrist, {"weave": "olives", "bead": (8.5, 5.2), "gap": 2.2, "spacer": 0.95, "karat": karat}, True)
    return parts + moved(earring.olive_drops({"karat": karat, "bead": (13, 6)}), at(0, 19, 0))


def halos(d):
    karat = d["karat"]
    parts = moved(pendant.halo({"karat": karat, "stone": 6, "link": (2.2, 1.5, 0.36)}), at(0, 15, 0))
    studs = earring.halo_studs({"karat": karat, "stone": 4.4})
    band = ring.halo({"karat": karat, "width": 2.2, "stone": 5, "count": 14, "small": 1.2})
    parts += moved(studs, at(-13, -10, 0))
    return parts + moved(band, at(13, -9, ring.INNER + 1.6) @ turn("Z", 26))


def flowers(d):
    """Necklace, studs, ring and bracelet with the same five-petalled flower."""
    karat = d["karat"]
    def motif(across):
        return flower(karat, across, "polished", 5, gem="diamond", cup=0.22)
    collar = smooth([(-30, 74), (-50, 36), (-40, -8), (0, -32), (40, -8), (50, 36), (30, 74)], 1600)
    parts = chain(collar + np.array([0, 0, 1.2]), {"weave": "curb", "link": (4.4, 3.4, 0.85), "karat": karat})
    for share, size in ((0.5, 17), (0.415, 14), (0.585, 14), (0.34, 11), (0.66, 11)):
        spot = collar[int(share * 1599)]
        parts += moved(motif(size), at(spot[0], spot[1], 2.2) @ turn("Z", 360 * share))
    wrist = oval(21, 16, 900) + np.array([0, 36, 1.2])
    parts += chain(wrist, {"weave": "curb", "link": (4.0, 3.2, 0.8), "karat": karat}, True)
    parts += moved(motif(12), at(0, 20, 2.2))
    for side in (-1, 1):
        parts += moved(motif(10), at(side * 8, 37, 1.4) @ turn("Z", side * 20))
    shank = [ring.tapered(karat, 2.6, 1.7, 0.85)] + moved(motif(11), at(0, 0, ring.INNER + 1.9))
    return parts + moved(shank, at(0, -3, ring.INNER + 1.7) @ turn("Z", 18))
