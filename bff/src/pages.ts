import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Unavailable } from '@dahab/chassis/errors.ts';
import { refuseMethod } from '@dahab/chassis/http/refuse-method.ts';
import { type RequestHandler, Router } from 'express';
import expressStaticGzip from 'express-static-gzip';

/** The screens that exist; anything else is answered with the not-found screen and status 404. */
const screens = [
  '/',
  '/auth',
  '/profile',
  '/collections',
  '/collections/:id',
  '/products',
  '/product/:id',
  '/admin',
  '/admin/:screen',
];

/** Serves the built front end: hashed assets for ever, the page itself always fresh. */
export function servePages(dist: string): Router {
  const root = resolve(dist);
  const page = join(root, 'index.html');
  const pages = Router();
  pages.use('/assets', serveCompressed(join(root, 'assets'), { immutable: true, maxAge: '1y' }));
  pages.use(serveCompressed(root));

  const sendPage =
    (status: number): RequestHandler =>
    (_request, response) => {
      if (!existsSync(page)) throw new Unavailable('The shop window is being built');
      response.status(status).set('Cache-Control', 'no-cache').sendFile(page);
    };
  pages.get(screens, sendPage(200));
  pages.use((request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') refuseMethod(response, 'GET, HEAD');
    next();
  });
  pages.use(sendPage(404));
  return pages;
}

/** Files that the build has compressed beside themselves, as brotli or gzip for who takes it. */
function serveCompressed(root: string, serveStatic: { immutable?: boolean; maxAge?: string } = {}) {
  return expressStaticGzip(root, {
    enableBrotli: true,
    orderPreference: ['br', 'gz'],
    index: false,
    serveStatic,
  });
}
