"""Develops kept negatives anew, without rendering: develop.py <negatives> <out> <ground: plain or grained> <names…>"""

import pathlib
import sys

from finish.darkroom import developed

negatives, out, ground, *names = sys.argv[1:]
for name in names:
    source = pathlib.Path(negatives)
    developed(source / f"{name}.png", source / f"{name}-mask.png", pathlib.Path(out) / f"{name}.png", ground == "plain")
