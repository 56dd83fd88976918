import { drawJpeg } from './draw.ts';
import { workableSize } from './crop-size.ts';

/**
 * The picture as an element that can be cropped everywhere: upright, as the browser reads its EXIF,
 * and scaled down when it has more pixels than a phone's canvas takes. Its address is an object URL:
 * revoke it.
 */
export async function workableImage(blob: Blob): Promise<HTMLImageElement> {
  const image = await imageOf(blob);
  const natural = { width: image.naturalWidth, height: image.naturalHeight };
  const size = workableSize(natural);
  if (!size) return image;
  const smaller = await drawJpeg(image, { x: 0, y: 0, ...natural }, size);
  URL.revokeObjectURL(image.src);
  return imageOf(smaller);
}

async function imageOf(blob: Blob): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = URL.createObjectURL(blob);
  try {
    await image.decode();
  } catch (error) {
    URL.revokeObjectURL(image.src);
    throw error;
  }
  return image;
}
