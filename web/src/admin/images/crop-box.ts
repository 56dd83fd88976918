/** In pixels of the picture. */
export interface CropBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface PictureSize {
  width: number;
  height: number;
}

export interface CropKey {
  /** The place of the key, whatever the keyboard's language: `event.code`. */
  code: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
}

const SMALLEST = 10;

const moves: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const growths: Readonly<Record<string, number>> = {
  Equal: 1,
  NumpadAdd: 1,
  Minus: -1,
  NumpadSubtract: -1,
};

/** 1 pixel; 10 with Shift; 100 with Ctrl or Cmd. */
export function stepOf({ shiftKey, ctrlKey, metaKey }: CropKey): number {
  if (ctrlKey || metaKey) return 100;
  return shiftKey ? 10 : 1;
}

/** Where a key takes the box inside its picture; null when the key is not for it. */
export function boxAfterKey(box: CropBox, key: CropKey, picture: PictureSize): CropBox | null {
  const step = stepOf(key);
  const move = moves[key.code];
  if (move) return movedBox(box, move[0] * step, move[1] * step, picture);
  const growth = growths[key.code];
  return growth === undefined ? null : grownBox(box, growth * step, picture);
}

function movedBox(box: CropBox, right: number, down: number, picture: PictureSize): CropBox {
  return {
    ...box,
    x: within(box.x + right, 0, picture.width - box.width),
    y: within(box.y + down, 0, picture.height - box.height),
  };
}

/** Wider by `by` pixels, in its proportions, around its middle as far as the picture has room. */
function grownBox(box: CropBox, by: number, picture: PictureSize): CropBox {
  const ratio = box.width / box.height;
  const widest = Math.min(picture.width, picture.height * ratio);
  const width = within(box.width + by, Math.min(SMALLEST, widest), widest);
  const height = width / ratio;
  const right = (box.width - width) / 2;
  const down = (box.height - height) / 2;
  return movedBox({ ...box, width, height }, right, down, picture);
}

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
