import type { CropBox } from './crop-box.ts';

export const NO_CANVAS = 'Failed to initialize canvas context';
const NO_BLOB = 'Failed to create image blob';
const QUALITY = 0.95;

/** A part of a picture as a JPEG of a size. Throws with the spec's sentences. */
export function drawJpeg(
  image: HTMLImageElement,
  part: CropBox,
  size: { width: number; height: number },
): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), size);
  const context = canvas.getContext('2d');
  if (!context) throw new Error(NO_CANVAS);
  // JPEG knows no transparency: without this it would be black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, size.width, size.height);
  context.imageSmoothingQuality = 'high';
  const { x, y, width, height } = part;
  context.drawImage(image, x, y, width, height, 0, 0, size.width, size.height);
  return new Promise((resolve, reject) => {
    const done = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error(NO_BLOB)));
    canvas.toBlob(done, 'image/jpeg', QUALITY);
  });
}
