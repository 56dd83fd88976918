import type { IncomingMessage } from 'node:http';
import { InvalidInput, ShopError, TooLarge, UnsupportedMedia } from '@dahab/chassis/errors.ts';
import { ForbiddenAddress, type Guard, guardedGet, publicOnly } from './guarded-request.ts';
import { pictureTypeOf } from './picture-type.ts';
import type { Picture } from './pictures.ts';

const MOST_BYTES = 10 * 1024 * 1024;
const MOST_REDIRECTS = 5;
const LONGEST_MS = 10_000;

interface Limits {
  readonly guard: Guard;
  readonly longestMs: number;
}

/**
 * A picture from another site, whole: 10 MB, 10 s and five redirects at most, from public addresses
 * only. Throws what a person can read: 400, 413 or 415.
 */
export async function fetchRemotePicture(
  address: string,
  { guard = publicOnly, longestMs = LONGEST_MS }: Partial<Limits> = {},
): Promise<Picture> {
  const signal = AbortSignal.timeout(longestMs);
  try {
    const response = await follow(webUrlOf(address), guard, signal);
    const body = await readBody(response, signal);
    const type = pictureTypeOf(body);
    if (type === null) throw new UnsupportedMedia('There is no picture at this address');
    return { body, size: body.length, contentType: `image/${type}` };
  } catch (error) {
    throw refusalOf(error, signal);
  }
}

async function follow(start: URL, guard: Guard, signal: AbortSignal): Promise<IncomingMessage> {
  let url = start;
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    const response = await guardedGet(url, guard, signal);
    const { statusCode = 0, headers } = response;
    if (statusCode === 200) return response;
    response.destroy();
    if (statusCode < 300 || statusCode >= 400 || headers.location === undefined) {
      throw new InvalidInput(`The other site answers with status ${statusCode}`);
    }
    url = webUrlOf(headers.location, url);
  }
  throw new InvalidInput('The other site redirects too often');
}

function webUrlOf(address: string, base?: URL): URL {
  const url = URL.canParse(address, base?.href) ? new URL(address, base) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) {
    throw new InvalidInput('Only http and https addresses can be fetched');
  }
  return url;
}

async function readBody(response: IncomingMessage, signal: AbortSignal): Promise<Buffer> {
  const tooLarge = new TooLarge(`The picture is larger than ${MOST_BYTES} bytes`);
  if (Number(response.headers['content-length']) > MOST_BYTES) {
    response.destroy();
    throw tooLarge;
  }
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    signal.throwIfAborted();
    size += chunk.length;
    if (size > MOST_BYTES) throw tooLarge;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function refusalOf(error: unknown, signal: AbortSignal): ShopError {
  if (error instanceof ShopError) return error;
  if (error instanceof ForbiddenAddress) {
    return new InvalidInput(
      'This address does not belong to a public site',
      [],
      'forbidden-address',
    );
  }
  if (signal.aborted) return new InvalidInput('The other site takes too long');
  return new InvalidInput('The other site cannot be reached');
}
