import { join, resolve } from 'node:path';
import { NotFound } from '@dahab/chassis/errors.ts';
import type { CallService } from '@dahab/chassis/http/client.ts';
import { refuseMethod } from '@dahab/chassis/http/refuse-method.ts';
import { type Request, type RequestHandler, Router } from 'express';
import { canonicalPath, LOGOUT_PATH } from '../../contract/addresses.ts';
import { chosenLanguage, languageCookie, namesLanguage } from '../../contract/language.ts';
import { pagePolicy } from '../security-headers.ts';
import type { FindCaller } from '../session.ts';
import { SESSION_COOKIE } from '@dahab/identity/contract/sessions.ts';
import type { KeptASecond } from '../cache/keep-a-second.ts';
import type { Drawer } from '../drawing/drawer.ts';
import { endSession } from './end-session.ts';
import { isDrawable } from './is-drawable.ts';
import { createPageBody } from './page-body.ts';
import { publicOrigin } from './public-origin.ts';
import { type ReadPage, readPage } from './read-page.ts';
import { type AskedPage, renderPage } from './render-page.ts';
import { type Screen, screens } from './screens.ts';
import { sendPage, type SentPage } from './send-page.ts';
import { serveCompressed } from './serve-compressed.ts';
import { serveShopFiles } from './shop-files.ts';
import { type Template, templateOf } from './template.ts';
import { createTightPages, type TightPages } from './tight-pages.ts';

export interface PagesParts {
  /** The folder of the built front end. */
  readonly dist: string;
  /** The shop's own address; that of the request without one. */
  readonly publicUrl: string | undefined;
  readonly call: CallService;
  readonly callAsGuest: CallService;
  readonly findCaller: FindCaller;
  readonly drawer: Drawer;
  /** What guests were sent just now. */
  readonly kept: KeptASecond<SentPage>;
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

  const making = { template: templateOf(root), tightPages: createTightPages() };
  for (const screen of screens) pages.get(screen.path, answerWith(screen, parts, making));
  pages.post(LOGOUT_PATH, endSession(parts));
  pages.use((request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') refuseMethod(response, 'GET, HEAD');
    next();
  });
  pages.use(answerWith(null, parts, making));
  return pages;
}

interface Making {
  readonly template: () => Template;
  readonly tightPages: TightPages;
}

/** `null` is the screen for addresses that the shop does not have. */
function answerWith(
  screen: Screen | null,
  parts: PagesParts,
  { template: templateNow, tightPages }: Making,
): RequestHandler {
  return async (request, response) => {
    const template = templateNow();
    const cookie = request.get('cookie') ?? '';
    const search = searchIn(request);
    const asked: AskedPage = {
      origin: publicOrigin(request, parts.publicUrl),
      path: request.path,
      search,
      language: chosenLanguage(search, cookie),
      module: screen?.module ?? null,
    };
    const make = async (): Promise<SentPage> => {
      const page = await readPage(screen, request, parts);
      const { status, isPersonal } = page;
      const html = await drawnPage(page, asked, template, parts.drawer);
      return { status, isPersonal, body: createPageBody(html, isPersonal ? null : tightPages) };
    };
    const isGuest = !cookie.includes(SESSION_COOKIE);
    const key = JSON.stringify([asked.origin, request.originalUrl, asked.language]);
    const page = await (isGuest ? parts.kept.get(key, make) : make());
    response.set('Content-Security-Policy', pagePolicy(template.inlineScripts));
    // What the page links to comes in its language, without any code too.
    if (namesLanguage(search)) response.append('Set-Cookie', languageCookie(asked.language));
    await sendPage(request, response, page);
  };
}

async function drawnPage(
  page: ReadPage,
  asked: AskedPage,
  template: Template,
  drawer: Drawer,
): Promise<string> {
  const { origin, path, search, language } = asked;
  const address = path + queryOf(canonicalPath(path, search, language));
  const order = { origin, address, language, view: page.view };
  const drawing = isDrawable(page.subject) ? await drawer.draw(order) : null;
  return renderPage(page, asked, template, drawing);
}

function searchIn(request: Request): string {
  return queryOf(request.originalUrl);
}

function queryOf(address: string): string {
  const start = address.indexOf('?');
  return start < 0 ? '' : address.slice(start);
}
