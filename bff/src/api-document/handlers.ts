import { etagOf, holdsEtag } from '@dahab/chassis/http/etag.ts';
import type { RequestHandler } from 'express';
import type { PublicRoute } from '../routes.ts';
import { type ApiDocument, describeApi } from './document.ts';
import { getApiDocument, readApiDocs } from './endpoints.ts';
import { renderPage } from './page.ts';

/** Answers the document and its page, each made once, when it is first asked for. */
export function apiDocumentHandlers(
  routes: readonly PublicRoute[],
): (readonly [unknown, RequestHandler])[] {
  let made: ApiDocument | null = null;
  const document = (): ApiDocument => (made ??= describeApi(routes));
  return [
    [getApiDocument, sendOnce('application/json', () => JSON.stringify(document()))],
    [readApiDocs, sendOnce('text/html; charset=utf-8', () => renderPage(document()))],
  ];
}

function sendOnce(type: string, make: () => string): RequestHandler {
  let kept: { readonly text: string; readonly etag: string } | null = null;
  const keep = (text: string): { text: string; etag: string } => ({ text, etag: etagOf(text) });
  return (request, response) => {
    const { text, etag } = (kept ??= keep(make()));
    response.set({ ETag: etag, 'Cache-Control': 'public, no-cache' });
    if (holdsEtag(request.get('if-none-match'), etag)) return void response.status(304).end();
    response.type(type).send(text);
  };
}
