import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Bench, Comparison } from '../bench.ts';
import { type Asked, httpSubject, read } from '../load/http-load.ts';
import { startChild } from '../stage/child.ts';
import { catalogDatabaseOf } from '../stage/catalog-database.ts';
import { signIn } from '../stage/sign-in.ts';
import type { Stage } from '../stage/stage.ts';

const CONNECTIONS = 16;
const DETAILS = 12;

interface Server {
  readonly url: string;
  readonly pid: number;
}

/** What visitors do most, kept by the front door; and the same of an admin, kept by nobody. */
export const reads: Bench = {
  name: 'reads',
  prepare: async (stage) => {
    const { goods } = await stage.shop();
    const list = ['/api/products?page=1&limit=12'];
    const details = goods.productIds.slice(-DETAILS).map((id) => `/api/products/${id}`);
    const search = [`/api/products/search?q=${encodeURIComponent('فرعوني')}&page=1&limit=12`];
    const servers = await startBaselines(stage, [...list, ...details, ...search]);
    return [
      await keptComparison(stage, 'list of 12', list, servers),
      await keptComparison(stage, 'detail', details, servers),
      await keptComparison(stage, 'search', search, servers),
      await unkeptComparison(stage, list, servers),
    ];
  },
};

interface Baselines {
  readonly bare: Server;
  readonly express: Server;
  readonly query: Server;
}

async function startBaselines(stage: Stage, paths: readonly string[]): Promise<Baselines> {
  const { url } = await stage.shop();
  const file = join(stage.folder, 'answers.json');
  const texts = await Promise.all(
    paths.map(async (path) => [path, await (await fetch(url + path)).text()]),
  );
  writeFileSync(file, JSON.stringify(texts));
  const start = async (subject: string, argument: string): Promise<Server> => {
    const child = await startChild(new URL(`../subjects/${subject}.ts`, import.meta.url), {
      ready: /^\d+\n$/,
      argument,
    });
    stage.atEnd(() => child.stop());
    return { url: `http://127.0.0.1:${child.printed.trim()}`, pid: child.pid };
  };
  return {
    bare: await start('bare-http', file),
    express: await start('plain-express', file),
    query: await start('express-query', await catalogDatabaseOf(stage)),
  };
}

async function keptComparison(
  stage: Stage,
  name: string,
  paths: readonly string[],
  { bare, express }: Baselines,
): Promise<Comparison> {
  const shop = await stage.shop();
  const apart = await stage.apart();
  const plain = paths.map((path) => read(path));
  const packed = paths.map((path) => read(path, { 'accept-encoding': 'gzip, deflate, br' }));
  const subject = (label: string, server: Server, requests: readonly Asked[]) =>
    httpSubject(
      label,
      { url: server.url, connections: CONNECTIONS, requests },
      { server: server.pid },
    );
  return {
    name,
    subjects: [
      subject('bare node:http', bare, plain),
      subject('plain Express, bytes ready', express, plain),
      subject('shop in one process', shop, plain),
      subject('shop in one process, packed', shop, packed),
      subject('front door apart', apart, plain),
    ],
    limits: [
      { subject: 'shop in one process', of: 'plain Express, bytes ready', atLeast: 0.6 },
      { subject: 'shop in one process, packed', of: 'plain Express, bytes ready', atLeast: 0.6 },
      { subject: 'front door apart', of: 'plain Express, bytes ready', atLeast: 0.6 },
    ],
  };
}

async function unkeptComparison(
  stage: Stage,
  paths: readonly string[],
  { query }: Baselines,
): Promise<Comparison> {
  const shop = await stage.shop();
  const apart = await stage.apart();
  const database = await stage.database();
  const cookie = await signIn(shop.url);
  const requests = paths.map((path) => read(path, { cookie }));
  const subject = (
    label: string,
    url: string,
    asked: readonly Asked[],
    pids: Record<string, number>,
  ) =>
    httpSubject(
      label,
      { url, connections: CONNECTIONS, requests: asked },
      { ...pids, postgres: database.pid },
    );
  return {
    name: 'list of 12, asked by an admin: never kept',
    subjects: [
      subject(
        'Express and one query',
        query.url,
        paths.map((path) => read(path)),
        { server: query.pid },
      ),
      subject('shop in one process', shop.url, requests, { shop: shop.pid }),
      subject('front door apart', apart.url, requests, {
        'front door': apart.pid,
        services: apart.services.pid,
      }),
    ],
    limits: [{ subject: 'shop in one process', of: 'Express and one query', atLeast: 0.25 }],
  };
}
