import { InvalidInput } from '@dahab/chassis/errors.ts';
import { sharedSize } from '../../contract/media-variants.ts';
import { LONGEST_SIDE } from '../../contract/upload-limits.ts';
import { type PictureType, pictureTypeOf } from './picture-type.ts';
import { loadSharp } from './sharp.ts';

/** Pixels: what a phone's camera takes, and far below what would fill the memory. */
const MOST_PIXELS = 50_000_000;
const LONGEST_SECONDS = 20;

const accepted: ReadonlySet<PictureType | null> = new Set(['png', 'jpeg', 'webp']);

/**
 * An uploaded picture as we keep it: webp, upright, in sRGB, and nothing in it but the picture.
 * Throws 400 for anything that is no whole png, jpg or webp.
 */
export async function encodeUpload(file: Buffer): Promise<Buffer> {
  if (!accepted.has(pictureTypeOf(file))) {
    throw new InvalidInput('File type must be png, jpg, jpeg or webp');
  }
  const sharp = await loadSharp();
  try {
    return await sharp(file, { limitInputPixels: MOST_PIXELS })
      .timeout({ seconds: LONGEST_SECONDS })
      .autoOrient()
      .resize({
        width: LONGEST_SIDE,
        height: LONGEST_SIDE,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .webp({ quality: 88 })
      .toBuffer();
  } catch (error) {
    if (error instanceof Error && error.message.includes('pixel limit')) {
      throw new InvalidInput('The picture has too many pixels');
    }
    throw new InvalidInput('The picture cannot be read: it is damaged or cut off');
  }
}

/** A jpeg is the form for sharing; the others have the width, and are never enlarged. */
export type Variant =
  { readonly format: 'jpeg' } | { readonly format: 'webp' | 'avif'; readonly width: number };

/** The paper of the shop, around a picture of another shape. */
const PAPER = '#faf7f2';

/** A kept picture in a form to be sent. */
export async function encodeVariant(picture: Buffer, variant: Variant): Promise<Buffer> {
  const sharp = await loadSharp();
  if (variant.format === 'jpeg') {
    return sharp(picture)
      .resize({ ...sharedSize, fit: 'contain', background: PAPER })
      .flatten({ background: PAPER })
      .jpeg({ quality: 82, mozjpeg: true })
      .toBuffer();
  }
  const { width, format } = variant;
  const resized = sharp(picture).resize({ width, withoutEnlargement: true });
  const encoded =
    format === 'avif' ? resized.avif({ quality: 60, effort: 2 }) : resized.webp({ quality: 80 });
  return encoded.toBuffer();
}
