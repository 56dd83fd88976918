import { buffer } from 'node:stream/consumers';
import type { UploadedFile, UploadRules } from '@dahab/chassis/http/upload.ts';
import { LARGEST_UPLOAD, MOST_UPLOADS, UPLOAD_FIELD } from '../../contract/media.ts';
import type { Pictures } from './pictures.ts';

/** Held in memory until the rest of the form is known to be right: nothing is kept of a bad form. */
function takeInto(fields: readonly string[], mostFiles: number): UploadRules {
  return {
    fields,
    mostFiles,
    mostBytes: LARGEST_UPLOAD,
    receive: ({ stream }) => buffer(stream),
  };
}

export const takeUploads = takeInto([UPLOAD_FIELD], MOST_UPLOADS);

export function takeOnePicture(fields: readonly string[]): UploadRules {
  return takeInto(fields, 1);
}

/** The address of the file that came with a form; null when none did, or an empty one. */
export async function urlOfPicture(
  pictures: Pictures,
  files: readonly UploadedFile[],
): Promise<string | null> {
  const file = files[0]?.content as Buffer | undefined;
  // A form sends its file field without a file as an empty one.
  return file === undefined || file.length === 0 ? null : pictures.keep(file);
}
