import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import Negotiator from 'negotiator';

/** The shortest first; browsers take brotli over HTTPS only. */
export const encodings = ['br', 'gzip', 'identity'] as const;

export type Encoding = (typeof encodings)[number];

/** What fits into the first packets anyway is not worth unpacking. */
export const SMALLEST_PACKED_BYTES = 1_400;

/** The first at which brotli is shorter than gzip, by a tenth, for about as much work. */
const BROTLI_QUALITY = 5;
const GZIP_LEVEL = 6;

const packers = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: GZIP_LEVEL }),
};

/** The bytes of a body in an encoding that makes them fewer. */
export function pack(encoding: Exclude<Encoding, 'identity'>, body: Buffer): Promise<Buffer> {
  return packers[encoding](body);
}

/** The first of our encodings that the caller takes, in whichever order browsers name them. */
export function encodingFor(request: IncomingMessage): Encoding {
  const taken = new Negotiator(request).encodings([...encodings]);
  return encodings.find((encoding) => taken.includes(encoding)) ?? 'identity';
}

/** The tag of one form of an answer: each has its own. */
export function etagIn(encoding: Encoding, etag: string): string {
  return encoding === 'identity' ? etag : etag.replace(/"$/, `-${encoding}"`);
}
