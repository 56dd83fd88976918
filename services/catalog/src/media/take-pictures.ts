import type { ReceiveFile, UploadedFile } from '@dahab/chassis/http/upload.ts';
import type { Pictures } from './pictures.ts';

/** Made ready, but not kept before the rest of the form is known to be right. */
export function takePicture(pictures: Pictures): ReceiveFile {
  return ({ stream }) => pictures.read(stream);
}

/** The address of the file that came with a form; null when none did, or an empty one. */
export async function urlOfPicture(
  pictures: Pictures,
  files: readonly UploadedFile[],
): Promise<string | null> {
  // A form sends its file field without a file as an empty one.
  const picture = (files[0]?.content ?? null) as Buffer | null;
  return picture && pictures.keep(picture);
}
