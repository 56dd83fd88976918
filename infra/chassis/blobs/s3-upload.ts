import { createReadStream } from 'node:fs';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { IncomingMessage } from 'node:http';
import type { S3Transport } from './s3-transport.ts';

export interface Upload {
  /** Signed: it is the permission. */
  readonly url: string;
  readonly path: string;
  readonly size: number;
  readonly contentType: string;
}

/**
 * One PUT from the disk, whatever the size. The minio client's own would read up to 64 MB into
 * memory, and above that join the parts of two uploads of one key.
 */
export async function upload(transport: S3Transport, wanted: Upload): Promise<void> {
  const { url, path, size, contentType } = wanted;
  const { hostname, port, pathname, search } = new URL(url);
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const call = transport.request(
      {
        method: 'PUT',
        host: hostname,
        port,
        path: `${pathname}${search}`,
        headers: { 'content-length': size, 'content-type': contentType },
      },
      resolve,
    );
    call.once('error', reject);
    pipeline(createReadStream(path), call).catch(reject);
  });
  const answer = await text(response);
  if (response.statusCode !== 200) throw refusal(response.statusCode ?? 0, answer);
}

/** With the code of S3's answer, as the minio client's errors. */
function refusal(status: number, answer: string): Error {
  const code = /<Code>([^<]*)<\/Code>/.exec(answer)?.[1] ?? `HTTP ${status}`;
  return Object.assign(new Error(`the upload was refused: ${code}`), { code });
}
