import { brotliCompress, constants } from 'node:zlib';
import { promisify } from 'node:util';
import { LRUCache } from 'lru-cache';

/** Ten times the work of what is packed while somebody waits, for an eighth fewer bytes. */
const BROTLI_QUALITY = 10;

const MOST_KEPT = 500;
const MOST_BYTES = 8_000_000;

const SEEN_ONCE = Buffer.alloc(0);

/**
 * Pages that are sent again and again, packed as tightly as is worth its time only then: many of them
 * then need one way to the phone instead of two.
 */
export interface TightPages {
  /** What was packed of the page with this tag; it is once it was asked for a second time. */
  find(etag: string, body: Buffer): Buffer | undefined;
}

export function createTightPages(): TightPages {
  const kept = new LRUCache<string, Buffer>({
    max: MOST_KEPT,
    maxSize: MOST_BYTES,
    sizeCalculation: (packed) => packed.length + 1,
  });
  let isPacking = false;
  // One after the other: it must not take the time of those who wait.
  const keepPacked = async (etag: string, body: Buffer): Promise<void> => {
    isPacking = true;
    try {
      kept.set(etag, await packTightly(body));
    } finally {
      isPacking = false;
    }
  };
  return {
    find: (etag, body) => {
      const known = kept.get(etag);
      if (known === undefined) kept.set(etag, SEEN_ONCE);
      if (known !== SEEN_ONCE) return known;
      if (!isPacking) void keepPacked(etag, body);
      return undefined;
    },
  };
}

function packTightly(body: Buffer): Promise<Buffer> {
  return promisify(brotliCompress)(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}
