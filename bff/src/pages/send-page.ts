import { etagOf, holdsEtag } from '@dahab/chassis/http/etag.ts';
import type { Request, Response } from 'express';
import { encodingFor, etagIn, pack, SMALLEST_PACKED_BYTES } from '../pack.ts';

const RETRY_SECONDS = 5;

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
  const encoding = body.length < SMALLEST_PACKED_BYTES ? 'identity' : encodingFor(request);
  response.status(page.status).type('html').vary('Accept-Encoding').vary('Cookie');
  response.set('Cache-Control', page.isPersonal ? 'private, no-store' : 'private, no-cache');
  if (page.status === 503) response.set('Retry-After', String(RETRY_SECONDS));
  if (!page.isPersonal) {
    const etag = etagIn(encoding, etagOf(page.html));
    response.set('ETag', etag);
    if (page.status === 200 && holdsEtag(request.get('if-none-match'), etag)) {
      response.status(304).end();
      return;
    }
  }
  if (encoding !== 'identity') response.set('Content-Encoding', encoding);
  const sent = encoding === 'identity' ? body : await pack(encoding, body);
  response.set('Content-Length', String(sent.length));
  response.end(request.method === 'HEAD' ? undefined : sent);
}
