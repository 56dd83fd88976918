"""What is done to a picture after it was rendered: noise out, the backdrop brought to one tone, contrast."""

import cv2
import numpy as np

# The tone of the lit part of the ivory backdrop in every picture of the catalogue (blue, green, red).
IVORY = np.array([0.912, 0.942, 0.962], dtype=np.float32)

# How wide a ground is averaged, and from how far away from the subject (pixels of a picture 1000 wide).
SMOOTH = ((3.2, 0), (5, 4), (8, 14), (14, 44))
GRAIN = ((1.4, 0), (2.4, 6))
# Stone, slate and cloth are kept from looking cold beside the ivory.
WARMTH = np.array([0.945, 0.995, 1.03], dtype=np.float32)


def developed(rendered, mask, target, plain=True):
    """Reads a 16-bit picture and the mask of its subject, writes the finished 8-bit one. A `plain` ground is smooth."""
    picture = cv2.imread(str(rendered), cv2.IMREAD_UNCHANGED)[:, :, :3].astype(np.float32) / 65535
    subject = cv2.dilate((cv2.imread(str(mask), cv2.IMREAD_GRAYSCALE) > 25).astype(np.uint8), np.ones((3, 3)))
    if plain:
        picture = _toned(_calm_subject(_calm_ground(picture, subject), subject), subject)
    else:
        picture = _calm_subject(_calm_ground(picture, subject, GRAIN), subject) * WARMTH
    cv2.imwrite(str(target), (np.clip(picture, 0, 1) * 255 + 0.5).astype(np.uint8))


def _calm_ground(picture, subject, steps=SMOOTH):
    """The backdrop is smooth: the farther from the subject, the wider it may be averaged."""
    away = cv2.distanceTransform(1 - subject, cv2.DIST_L2, 5)
    ground = (1 - subject).astype(np.float32)
    size = picture.shape[1] / 1000
    out = picture.copy()
    for sigma, start in steps:
        weight = cv2.GaussianBlur(ground, (0, 0), sigma * size)[..., None]
        mean = cv2.GaussianBlur(picture * ground[..., None], (0, 0), sigma * size) / np.maximum(weight, 1e-3)
        share = np.clip((away - start * size) / (1.5 * size + start * size * 0.7), 0, 1)[..., None]
        out = out * (1 - share) + mean * share
    return out


def _calm_subject(picture, subject):
    coarse = (np.clip(picture, 0, 1) * 255).astype(np.uint8)
    calm = cv2.fastNlMeansDenoisingColored(coarse, None, 3.4, 6, 3, 13).astype(np.float32) / 255
    change = np.where(subject[..., None] > 0, calm - coarse.astype(np.float32) / 255, 0)
    return picture + change


def _toned(picture, subject):
    ground = picture[cv2.dilate(subject, np.ones((25, 25))) == 0]
    if len(ground) < 1000:
        return picture
    gain = np.clip(IVORY / np.percentile(ground, 70, axis=0), 0.85, 1.35)
    bright = picture * gain
    light = bright @ np.array([0.07, 0.72, 0.21], dtype=np.float32)
    curved = np.clip(light, 0, 1.2)
    curved = curved - 0.055 * np.sin(np.clip(curved, 0, 1) * 2 * np.pi) * (curved < 0.5) * 1.0 - 0.012 * (1 - np.clip(curved, 0, 1))
    return bright * (np.maximum(curved, 0) / np.maximum(light, 1e-4))[..., None]
