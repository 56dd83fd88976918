import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { listCollections } from '@dahab/catalog/contract/collection.ts';
import { listProducts } from '@dahab/catalog/contract/product-calls.ts';
import { guest } from '@dahab/chassis/auth/internal-token.ts';
import { NotFound } from '@dahab/chassis/errors.ts';
import type { CallService } from '@dahab/chassis/http/client.ts';
import { getGoldPriceSettings } from '@dahab/pricing/contract/gold-price.ts';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import { numericId } from '../../contract/addresses.ts';
import { publicOrigin } from './public-origin.ts';
import type { PagesParts } from './serve-pages.ts';
import { type Place, piecesOf, sitemapIndex, sitemapPart } from './sitemap.ts';

/** The addresses of the shop for search engines: an index, and parts that are sent as they are read. */
export function serveSitemaps({ call: callInOwnName, publicUrl }: PagesParts): Router {
  // Not through what is kept: these reads are large, and nobody asks for them twice.
  const call: CallService = (service, endpoint, input) =>
    callInOwnName(service, endpoint, { ...input, caller: guest });
  const originOf = (request: Request): string => publicOrigin(request, publicUrl);

  const sendIndex: RequestHandler = async (request, response) => {
    const { total } = await call('catalog', listProducts, { query: { limit: 1 } });
    announce(response).send(sitemapIndex(originOf(request), total));
  };
  const sendPlaces: RequestHandler = async (request, response) => {
    const collections = await call('catalog', listCollections);
    const ofCollections = collections.map(({ id }) => `/collections/${id}`);
    const paths = ['/', '/products', '/collections', ...ofCollections];
    const places = paths.map((path) => ({ path, changedAt: null }));
    await stream(response, sitemapPart(originOf(request), one(places)));
  };
  const sendPieces: RequestHandler<{ part: string }> = async (request, response) => {
    const part = numericId(request.params.part) ?? noSuchPart();
    const gold = await call('pricing', getGoldPriceSettings).catch(() => null);
    const pieces = piecesOf(part, call, gold?.updatedAt ?? null);
    const first = await pieces.next();
    if (first.done || first.value.length === 0) noSuchPart();
    const places = beginningWith(first.value, pieces);
    await stream(response, sitemapPart(originOf(request), places));
  };

  const sitemaps = Router();
  sitemaps.get('/sitemap.xml', sendIndex);
  sitemaps.get('/sitemap-shop.xml', sendPlaces);
  sitemaps.get('/sitemap-products-:part.xml', sendPieces);
  return sitemaps;
}

function noSuchPart(): never {
  throw new NotFound('There is no such part of the sitemap');
}

function announce(response: Response): Response {
  return response.set('Cache-Control', 'public, max-age=3600').type('application/xml');
}

async function stream(response: Response, text: AsyncIterable<string>): Promise<void> {
  announce(response);
  // A reader who leaves ends it, and so does a part of the shop that fails on the way.
  await pipeline(Readable.from(text), response).catch(() => response.destroy());
}

async function* one(places: readonly Place[]): AsyncGenerator<readonly Place[]> {
  yield places;
}

async function* beginningWith(
  first: readonly Place[],
  rest: AsyncIterable<readonly Place[]>,
): AsyncGenerator<readonly Place[]> {
  yield first;
  yield* rest;
}
