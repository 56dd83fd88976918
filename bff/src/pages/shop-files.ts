import { type RequestHandler, Router } from 'express';
import { chosenLanguage } from '../../contract/language.ts';
import { publicOrigin } from './public-origin.ts';
import { readFrame } from './read-frame.ts';
import { robots } from './robots.ts';
import type { PagesParts } from './serve-pages.ts';
import { serveSitemaps } from './serve-sitemaps.ts';
import { tillManifest, webManifest } from './web-manifest.ts';

const AN_HOUR = 'public, max-age=3600';

/** The files about the shop that browsers and search engines ask for. */
export function serveShopFiles(parts: PagesParts): Router {
  const sendRobots: RequestHandler = (request, response) => {
    const rules = robots(publicOrigin(request, parts.publicUrl));
    response.set('Cache-Control', AN_HOUR).type('text/plain').send(rules);
  };
  const sendManifest =
    (manifestOf: typeof webManifest): RequestHandler =>
    async (request, response) => {
      const { frame } = await readFrame(parts.callAsGuest);
      const language = chosenLanguage(request.query['lang'] === 'en' ? '?lang=en' : '', '');
      response.set('Cache-Control', AN_HOUR).type('application/manifest+json');
      response.send(JSON.stringify(manifestOf(frame.site, language)));
    };
  const files = Router();
  files.get('/robots.txt', sendRobots);
  files.get('/manifest.webmanifest', sendManifest(webManifest));
  files.get('/till.webmanifest', sendManifest(tillManifest));
  files.use(serveSitemaps(parts));
  return files;
}
