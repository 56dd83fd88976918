"""How the studio is lit. One light for every picture of the catalogue; a darker one for banners."""

from studio.scene import flag, lamp, surroundings

WARM = (1.0, 0.955, 0.89)
COOL = (0.94, 0.97, 1.0)


def catalogue_light(scene):
    surroundings(scene, (1.0, 0.97, 0.93), 0.36)
    lamp(scene, "key", (-13, 5, 19), (0, 0, 1), 20, 13, 5200, WARM)
    lamp(scene, "rim", (4, 20, 12), (0, 0, 2), 26, 7, 1900, WARM)
    lamp(scene, "side", (19, -3, 8), (0, 0, 2), 6, 18, 1100, COOL)
    lamp(scene, "front", (-6, -24, 13), (0, 0, 1), 12, 8, 500, WARM)
    wash = lamp(scene, "wash", (0, 8, 46), (0, 60, 8), 60, 20, 62000, WARM, soft=False)
    wash.visible_glossy = False
    flag(scene, (13, -16, 4), (0, 0, 2), 9, 22)
    flag(scene, (-19, -7, 3), (0, 0, 2), 10, 22)


def table_light(scene):
    """For what lies flat and is seen from above: the key stands where its faces mirror it."""
    surroundings(scene, (1.0, 0.97, 0.93), 0.36)
    lamp(scene, "key", (-5, 13, 19), (0, 1, 0), 26, 15, 4600, WARM)
    lamp(scene, "left", (-20, -2, 9), (0, 0, 1), 7, 18, 1200, WARM)
    lamp(scene, "side", (20, -3, 8), (0, 0, 1), 5, 18, 1000, COOL)
    lamp(scene, "front", (4, -22, 16), (0, 0, 0), 12, 6, 700, WARM)
    flag(scene, (11, 16, 12), (0, 0, 0), 10, 14)
    flag(scene, (-16, -16, 8), (0, 0, 0), 14, 14)


def side_light(scene):
    """A window at the left: long soft shadows over a surface with a grain."""
    surroundings(scene, (1.0, 0.96, 0.9), 0.22)
    lamp(scene, "window", (-20, 3, 11), (0, 0, 0), 14, 12, 5200, WARM)
    lamp(scene, "sky", (3, 14, 20), (0, 0, 0), 26, 12, 2400, WARM)
    lamp(scene, "side", (20, -5, 8), (0, 0, 1), 4, 16, 500, COOL)
    flag(scene, (14, -15, 4), (0, 0, 2), 10, 20)


def evening_light(scene):
    """Little light, from behind: dark grounds, and faces that mirror one great soft box."""
    surroundings(scene, (1.0, 0.93, 0.85), 0.07)
    lamp(scene, "sheet", (3, 20, 15), (0, 0, 0), 36, 13, 2100, WARM)
    lamp(scene, "key", (-16, 4, 15), (0, 0, 1), 14, 12, 2600, WARM)
    lamp(scene, "side", (20, -6, 7), (0, 0, 2), 4, 16, 700, COOL)


LIGHTS = {"catalogue": catalogue_light, "table": table_light, "side": side_light, "evening": evening_light}
