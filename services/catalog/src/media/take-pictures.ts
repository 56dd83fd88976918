import { buffer } from 'node:stream/consumers';
import type { ReceiveFile, UploadedFile } from '@dahab/chassis/http/upload.ts';
import type { Pictures } from './pictures.ts';

/** Held in memory until the rest of the form is known to be right: nothing is kept of a bad form. */
export const takePicture: ReceiveFile = ({ stream }) => buffer(stream);

/** The address of the file that came with a form; null when none did, or an empty one. */
export async function urlOfPicture(
  pictures: Pictures,
  files: readonly UploadedFile[],
): Promise<string | null> {
  const file = files[0]?.content as Buffer | undefined;
  // A form sends its file field without a file as an empty one.
  return file === undefined || file.length === 0 ? null : pictures.keep(file);
}
