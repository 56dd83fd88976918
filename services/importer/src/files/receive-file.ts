import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Blobs } from '@dahab/chassis/blobs/blobs.ts';
import { InvalidInput, TooLarge } from '@dahab/chassis/errors.ts';
import type { ReceiveFile, Upload, UploadedFile } from '@dahab/chassis/http/upload.ts';
import { LARGEST_IMPORT_FILE } from '../../contract/import-job.ts';
import { createInspection } from './inspection.ts';
import type { FileFormat } from './records.ts';

export const IMPORT_FILES = 'imports/';

/** An upload that is kept and looks like what it should be. */
export interface ReceivedFile {
  readonly blobKey: string;
  readonly filename: string;
  readonly format: FileFormat;
  readonly bytes: number;
}

const NAME = /\.(csv|tsv|txt)$/i;
const LONGEST_FILENAME = 200;

/** Takes one CSV file into the blobs; `checkHeaders` throws when its columns are not those wanted. */
export function csvUpload(
  blobs: Blobs,
  checkHeaders: (headers: readonly string[]) => void,
): ReceiveFile {
  return (upload) => receiveFile(blobs, upload, checkHeaders);
}

/** The one file of a call that was served with `csvUpload`. */
export function receivedFile(files: readonly UploadedFile[]): ReceivedFile {
  const [file] = files;
  if (file === undefined) throw new InvalidInput('Please select a file to upload.');
  return file.content as ReceivedFile;
}

async function receiveFile(
  blobs: Blobs,
  { filename, stream }: Upload,
  checkHeaders: (headers: readonly string[]) => void,
): Promise<ReceivedFile> {
  if (!NAME.test(filename)) throw new InvalidInput('The file must be a CSV file');
  const blobKey = `${IMPORT_FILES}${randomUUID()}.csv`;
  const inspection = createInspection();
  const watched = Readable.from(inspection.watch(stream), { objectMode: false });
  const { size } = await blobs.put(blobKey, watched, {
    contentType: 'text/csv',
    maxBytes: LARGEST_IMPORT_FILE,
  });
  try {
    // A file that was cut at the limit has not arrived.
    if ((stream as { truncated?: boolean }).truncated) {
      throw new TooLarge(`File is larger than ${LARGEST_IMPORT_FILE} bytes`);
    }
    const { format, headers } = await inspection.result();
    checkHeaders(headers);
    return { blobKey, filename: filename.slice(-LONGEST_FILENAME), format, bytes: size };
  } catch (error) {
    await blobs.remove(blobKey);
    throw error;
  }
}
