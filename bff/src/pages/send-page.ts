import { holdsEtag } from '@dahab/chassis/http/etag.ts';
import type { Request, Response } from 'express';
import { encodingFor } from '../pack.ts';
import type { PageBody } from './page-body.ts';

const RETRY_SECONDS = 5;

export interface SentPage {
  readonly body: PageBody;
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
  const { body } = page;
  const encoding = body.isPacked ? encodingFor(request) : 'identity';
  response.status(page.status).type('html').vary('Accept-Encoding').vary('Cookie');
  response.set('Cache-Control', page.isPersonal ? 'private, no-store' : 'private, no-cache');
  if (page.status === 503) response.set('Retry-After', String(RETRY_SECONDS));
  if (!page.isPersonal) {
    const etag = body.etag(encoding);
    response.set('ETag', etag);
    if (page.status === 200 && holdsEtag(request.get('if-none-match'), etag)) {
      response.status(304).end();
      return;
    }
  }
  if (encoding !== 'identity') response.set('Content-Encoding', encoding);
  const sent = await body.as(encoding);
  response.set('Content-Length', String(sent.length));
  response.end(request.method === 'HEAD' ? undefined : sent);
}
