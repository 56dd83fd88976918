import { LONGEST_SIDE } from '@dahab/catalog/contract/upload-limits.ts';

interface Size {
  width: number;
  height: number;
}

/** Pixels of a canvas beyond which iOS draws nothing. */
const LARGEST_CANVAS = 16_777_216;

/** The size in which a cropped area is sent: no larger than what the shop keeps. */
export function outputSize({ width, height }: Size): Size {
  return scaled({ width, height }, Math.min(1, LONGEST_SIDE / Math.max(width, height)));
}

/** The size in which a picture can be worked on everywhere, or null when it can as it is. */
export function workableSize({ width, height }: Size): Size | null {
  const pixels = width * height;
  return pixels <= LARGEST_CANVAS
    ? null
    : scaled({ width, height }, Math.sqrt(LARGEST_CANVAS / pixels));
}

/** Rounded down, so that it never exceeds what it was scaled to. */
function scaled({ width, height }: Size, scale: number): Size {
  return {
    width: Math.max(1, Math.floor(width * scale)),
    height: Math.max(1, Math.floor(height * scale)),
  };
}
