import { join, resolve } from 'node:path';
import { NotFound } from '@dahab/chassis/errors.ts';
import type { CallService } from '@dahab/chassis/http/client.ts';
import { refuseMethod } from '@dahab/chassis/http/refuse-method.ts';
import { type Request, type RequestHandler, Router } from 'express';
import { chosenLanguage } from '../../contract/language.ts';
import { pagePolicy } from '../security-headers.ts';
import type { FindCaller } from '../session.ts';
import { publicOrigin } from './public-origin.ts';
import { readPage } from './read-page.ts';
import { renderPage } from './render-page.ts';
import { type Screen, screens } from './screens.ts';
import { sendPage } from './send-page.ts';
import { serveCompressed } from './serve-compressed.ts';
import { serveShopFiles } from './shop-files.ts';
import { templateOf } from './template.ts';

export interface PagesParts {
  /** The folder of the built front end. */
  readonly dist: string;
  /** The shop's own address; that of the request without one. */
  readonly publicUrl: string | undefined;
  readonly call: CallService;
  readonly callAsGuest: CallService;
  readonly findCaller: FindCaller;
}

/** Serves the built front end: hashed assets for ever, pages with what they show first, always fresh. */
export function servePages(parts: PagesParts): Router {
  const root = resolve(parts.dist);
  const pages = Router();
  pages.use('/assets', serveCompressed(join(root, 'assets'), { immutable: true, maxAge: '1y' }));
  pages.use('/assets', () => {
    throw new NotFound('There is no such file');
  });
  pages.use(serveShopFiles(parts));
  pages.use(serveCompressed(root));

  const template = templateOf(root);
  for (const screen of screens) pages.get(screen.path, answerWith(screen, parts, template));
  pages.use((request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') refuseMethod(response, 'GET, HEAD');
    next();
  });
  pages.use(answerWith(null, parts, template));
  return pages;
}

/** `null` is the screen for addresses that the shop does not have. */
function answerWith(
  screen: Screen | null,
  parts: PagesParts,
  templateNow: ReturnType<typeof templateOf>,
): RequestHandler {
  return async (request, response) => {
    const template = templateNow();
    const origin = publicOrigin(request, parts.publicUrl);
    const page = await readPage(screen, request, parts);
    const search = searchIn(request);
    const html = renderPage(
      page,
      {
        origin,
        path: request.path,
        search,
        language: chosenLanguage(search, request.get('cookie') ?? ''),
        module: screen?.module ?? null,
      },
      template,
    );
    response.set('Content-Security-Policy', pagePolicy(template.inlineScripts));
    await sendPage(request, response, { html, status: page.status, isPersonal: page.isPersonal });
  };
}

function searchIn(request: Request): string {
  const start = request.originalUrl.indexOf('?');
  return start < 0 ? '' : request.originalUrl.slice(start);
}
