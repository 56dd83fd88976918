import type { IncomingMessage } from 'node:http';
import { TooSlow } from '@dahab/chassis/errors.ts';
import { LARGEST_JSON_BYTES } from '@dahab/chassis/http/json-text.ts';
import { STALLED_MS } from './patience.ts';

/**
 * Reads what a client sends with a request that is to be asked of one replica after the other, if
 * it is JSON and small: it is then piped as often as it is needed. Anything else is left to be read.
 */
export async function holdBody(request: IncomingMessage): Promise<boolean> {
  if (!hasBody(request)) return true;
  if (!mayBeHeld(request)) return false;
  const body = await readBody(request);
  request.pipe = (sink) => {
    sink.end(body);
    return sink;
  };
  return true;
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function mayBeHeld({ headers }: IncomingMessage): boolean {
  const isJson = headers['content-type']?.includes('json') === true;
  return isJson && Number(headers['content-length'] ?? Infinity) <= LARGEST_JSON_BYTES;
}

function readBody(request: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const giveUp = (): void => {
      request.off('data', keep).resume();
      reject(new TooSlow());
    };
    const late = setTimeout(giveUp, STALLED_MS);
    const keep = (chunk: Buffer): void => {
      chunks.push(chunk);
      late.refresh();
    };
    request.on('data', keep);
    request.once('end', () => resolve(Buffer.concat(chunks)));
    request.once('error', reject);
    for (const over of ['end', 'error', 'close']) request.once(over, () => clearTimeout(late));
  });
}
