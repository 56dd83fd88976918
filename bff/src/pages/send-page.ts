import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { etagOf, holdsEtag } from '@dahab/chassis/http/etag.ts';
import type { Request, Response } from 'express';

const RETRY_SECONDS = 5;
/** Below this the answer fits into the first packets anyway. */
const SMALLEST_PACKED_BYTES = 1_400;

const packers = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 4,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 6 }),
};

export interface SentPage {
  readonly html: string;
  readonly status: 200 | 404 | 503;
  readonly isPersonal: boolean;
}

/**
 * Sends a page that is asked for again each time, and answered with 304 while it is the same. That of
 * a signed-in person is kept nowhere.
 */
export async function sendPage(
  request: Request,
  response: Response,
  page: SentPage,
): Promise<void> {
  const body = Buffer.from(page.html);
  const packing = packingFor(request, body);
  response.status(page.status).type('html').vary('Accept-Encoding').vary('Cookie');
  response.set('Cache-Control', page.isPersonal ? 'private, no-store' : 'private, no-cache');
  if (page.status === 503) response.set('Retry-After', String(RETRY_SECONDS));
  if (!page.isPersonal) {
    const etag = tagOf(page, packing);
    response.set('ETag', etag);
    if (page.status === 200 && holdsEtag(request.get('if-none-match'), etag)) {
      response.status(304).end();
      return;
    }
  }
  if (packing) response.set('Content-Encoding', packing);
  const sent = packing ? await packers[packing](body) : body;
  response.set('Content-Length', String(sent.length));
  response.end(request.method === 'HEAD' ? undefined : sent);
}

function packingFor(request: Request, body: Buffer): keyof typeof packers | null {
  if (body.length < SMALLEST_PACKED_BYTES) return null;
  const taken = request.acceptsEncodings('br', 'gzip', 'identity');
  return taken === 'br' || taken === 'gzip' ? taken : null;
}

/** Each form of a page has a tag of its own. */
function tagOf(page: SentPage, packing: string | null): string {
  return etagOf(page.html).replace(/"$/, packing ? `-${packing}"` : '"');
}
