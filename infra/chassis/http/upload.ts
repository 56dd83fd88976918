import type { Readable } from 'node:stream';
import type { FileRules } from '@dahab/protocol/endpoint.ts';
import busboy from 'busboy';
import type { Request } from 'express';
import { InvalidInput, TooLarge, UnsupportedMedia } from '../errors.ts';

const LARGEST_FIELD_BYTES = 100_000;
const MOST_FIELDS = 100;

/** A file on its way in. The name is the sender's claim: never trust it as a path or a type. */
export interface Upload {
  readonly field: string;
  readonly filename: string;
  readonly mimeType: string;
  readonly stream: Readable;
}

/** What `receive` made of a file (a blob key, a buffer). */
export interface UploadedFile {
  readonly field: string;
  readonly filename: string;
  readonly content: unknown;
}

/** Reads the stream of a file to its end; what it returns becomes `content`. */
export type ReceiveFile = (upload: Upload) => Promise<unknown>;

/** Of a route that says nothing about files. */
export const refuseFile: ReceiveFile = async ({ field, stream }) => {
  stream.resume();
  throw new InvalidInput(`The field ${field} takes no file`);
};

interface Received {
  readonly fields: Record<string, unknown>;
  readonly files: UploadedFile[];
}

/** Reads a multipart body: text fields into an object, each file through `receive`. */
export async function receiveUpload(
  request: Request,
  rules: FileRules,
  receive: ReceiveFile,
): Promise<Received> {
  const parser = openParser(request, rules);
  const fields: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
  const receiving: Promise<UploadedFile>[] = [];

  await new Promise<void>((resolve, reject) => {
    const fail = (error: Error): void => {
      request.unpipe(parser);
      request.resume();
      reject(error);
      // Ends the files under way with the error: else their receivers would wait for ever.
      parser.destroy(error);
    };
    parser.on('field', (name, value, info) => {
      if (info.valueTruncated) fail(new TooLarge(`The field ${name} is too long`));
      fields[name] = value;
    });
    parser.on('file', (field, stream, info) => {
      // Whoever reads it is told of a cut; before somebody does, an error would end the process.
      stream.on('error', () => undefined);
      const received = receiveFile(
        { field, stream, filename: info.filename ?? '', mimeType: info.mimeType },
        rules,
        receive,
      );
      received.catch(fail);
      receiving.push(received);
    });
    parser.on('filesLimit', () => fail(new InvalidInput('Too many files')));
    parser.on('fieldsLimit', () => fail(new InvalidInput('Too many fields')));
    parser.on('error', () => fail(new InvalidInput('The form cannot be read')));
    parser.on('close', resolve);
    request.on('aborted', () => fail(new InvalidInput('The upload was cut off')));
    request.pipe(parser);
  });
  return { fields, files: await Promise.all(receiving) };
}

function openParser(request: Request, rules: FileRules): busboy.Busboy {
  if (!request.is('multipart/form-data')) throw new UnsupportedMedia('Send multipart/form-data');
  try {
    return busboy({
      headers: request.headers,
      // Browsers send file names in UTF-8; busboy would read them as latin1.
      defParamCharset: 'utf8',
      limits: {
        files: rules.most,
        // busboy cuts off what reaches the limit; a file of just the most bytes is still taken.
        fileSize: rules.largestBytes + 1,
        fieldSize: LARGEST_FIELD_BYTES,
        fields: MOST_FIELDS,
      },
    });
  } catch {
    throw new InvalidInput('The form cannot be read');
  }
}

async function receiveFile(
  upload: Omit<Upload, 'stream'> & { stream: Readable & { truncated?: boolean } },
  rules: FileRules,
  receive: ReceiveFile,
): Promise<UploadedFile> {
  const { field, filename, stream } = upload;
  try {
    const content = await (rules.fields.includes(field) ? receive : refuseFile)(upload);
    if (!stream.truncated) return { field, filename, content };
  } catch (error) {
    // Of a file that was cut here, its receiver can only say that it is damaged.
    if (!stream.truncated) throw error;
  }
  throw new TooLarge(`File is larger than ${rules.largestBytes} bytes`);
}
