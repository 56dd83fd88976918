"""Renders pictures of the designs. Run inside Blender: see README.md."""

import argparse
import json
import pathlib
import sys


HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

from studio.picture import take_picture  # noqa: E402


def arguments():
    parser = argparse.ArgumentParser()
    parser.add_argument("--out", required=True)
    parser.add_argument("--only", default="")
    parser.add_argument("--view", type=int, default=0)
    parser.add_argument("--size", type=int, default=1000)
    parser.add_argument("--samples", type=int, default=64)
    parser.add_argument("--negatives", help="a folder that keeps what was rendered, to be developed again")
    parser.add_argument("--again", action="store_true")
    return parser.parse_args(sys.argv[sys.argv.index("--") + 1 :])


def main():
    asked = arguments()
    out = pathlib.Path(asked.out)
    out.mkdir(parents=True, exist_ok=True)
    wanted = [name for name in asked.only.split(",") if name]
    designs = {}
    for path in sorted((HERE / "designs").glob("*.json")):
        designs.update(json.loads(path.read_text(encoding="utf-8")))
    unknown = set(wanted) - set(designs)
    if unknown:
        raise SystemExit(f"No such design: {', '.join(sorted(unknown))}")
    for slug in wanted or designs:
        for number, view in enumerate(designs[slug]["views"], start=1):
            target = out / f"{slug}-{number}.png"
            if asked.view in (0, number) and (asked.again or not target.exists()):
                take_picture(designs[slug], view, target, asked.size, asked.samples, asked.negatives)
                print(f"PICTURE {target.name}", flush=True)


main()
