import { type Backing, backing } from '@dahab/testing/backing.ts';
import { eventually } from '@dahab/testing/eventually.ts';
import { startFakeTelegram } from '@dahab/testing/fake-telegram.ts';
import { describeSkipped } from '@dahab/testing/missing.ts';
import type { ServiceName } from '@dahab/protocol/event.ts';
import { afterAll, describe, expect } from '@jest/globals';
import pg from 'pg';
import sharp from 'sharp';
import { type OpenShop, SECRETS, switchTelegramOn } from '../../e2e/api/open-shop.ts';
import { cookieOf } from '../../e2e/api/raw-call.ts';
import { newCustomer, newPhone } from '../../e2e/api/races/things.ts';
import { type ShopClient, shopClient } from '@dahab/testing/shop-client.ts';
import { type ShopProcess, shopProcess } from '@dahab/testing/shop-process.ts';
import { type Filling, postgresFilling, redisFilling, telegramFilling } from './fill-server.ts';
import { type Fault, type FaultLine, openFaultLine } from './fault-line.ts';
import { type SignedIn, startTraffic, type Traffic } from './traffic.ts';

export type Server = 'postgres' | 'rabbitmq' | 'redis' | 's3' | 'telegram';

/** What may happen to a server; `killed` is its own death, the others happen on the way to it. */
export type Trouble = Fault | 'killed';

export interface ShopOnLines extends Pick<OpenShop, 'rows' | 'telegram' | 'dataDir'> {
  readonly url: string;
  readonly traffic: Traffic;
  /** What the till sells, as there was of it at first. */
  readonly piece: { readonly id: number; readonly quantity: number };
  break(server: Server, trouble: Trouble): Promise<void>;
  heal(server: Server): Promise<void>;
  isReady(): Promise<boolean>;
}

/** Everything that a real shop has, or the one process with a database that `npm start` makes. */
export type Shape = 'with all its servers' | 'in one process';

export const GOLD = { basePrice21k: 4000, marginPerGram: 50 };
const PIECES = 100_000;
/** 4000 × 10 g + 50 × 10 g. */
const PRICE = 40_500;

/** A shop whose servers can be made to fail; null, and the suite skipped, where one is not to be had. */
export async function openShopOnLines(
  shape: Shape,
): Promise<{ shop: ShopOnLines | null; describe: typeof describe }> {
  const servers = await openServers(shape);
  const missing = servers.find(({ backing: { url } }) => url === '');
  if (missing) {
    return { shop: null, describe: describeSkipped(missing.backing.about) as typeof describe };
  }
  const telegram = await startFakeTelegram();
  afterAll(() => telegram.stop());
  const lines = new Map<Server, FaultLine>();
  lines.set('telegram', await openFaultLine(telegram.url));
  for (const {
    kind,
    backing: { url },
  } of servers)
    lines.set(kind, await openFaultLine(url));

  const process = await shopProcess(settingsOf(lines));
  await process.start();
  const call = await shopClient(process.url, process.admin);
  await call('PATCH', '/api/gold-price-settings', GOLD);
  const product = await call('POST', '/api/products', {
    nameAr: 'غويشة سادة',
    weight: 10,
    karat: 21,
    quantity: PIECES,
  });
  await switchTelegramOn({ admin: { call } } as unknown as OpenShop);
  const piece = { id: product.body.id as number, quantity: PIECES };
  const traffic = startTraffic({
    url: process.url,
    ...(await peopleOf(process, call)),
    productId: piece.id,
    price: PRICE,
    picture: await pictureOf(),
  });
  const own = new Map<Server, Backing>(servers.map(({ kind, backing: server }) => [kind, server]));
  const killed = new Set<Server>();
  const postgresUrl = own.get('postgres')?.url ?? '';
  const rows: ShopOnLines['rows'] = (service, sql, values = []) =>
    rowsOf(postgresUrl, service, sql, values);
  const fillings: Partial<Record<Server, Filling>> = {
    postgres: postgresFilling({ rows }),
    redis: redisFilling(own.get('redis')?.url ?? ''),
    telegram: telegramFilling(telegram),
  };
  const full = new Set<Server>();
  return {
    describe,
    shop: {
      url: process.url,
      dataDir: process.dataDir,
      telegram,
      traffic,
      piece,
      rows,
      isReady: async () => (await fetch(`${process.url}/readyz`).catch(() => null))?.status === 200,
      break: async (server, trouble) => {
        const filling = trouble === 'full' ? fillings[server] : undefined;
        if (filling) {
          full.add(server);
          return filling.fill();
        }
        if (trouble !== 'killed') return lines.get(server)?.break(trouble);
        killed.add(server);
        await own.get(server)?.kill();
      },
      heal: async (server) => {
        if (full.delete(server)) await fillings[server]?.empty();
        if (killed.delete(server)) await own.get(server)?.restart();
        await lines.get(server)?.heal();
      },
    },
  };
}

/** The admin, two who have registered, and two customers of the till. */
async function peopleOf({ url, admin }: ShopProcess, call: ShopClient) {
  const shoppers: SignedIn[] = [];
  for (const username of ['mona', 'hoda']) {
    const credentials = { username, password: admin.password };
    const { status } = await call('POST', '/api/register', {
      ...credentials,
      firstName: username,
      lastName: 'عادل',
      email: `${username}@shop.example`,
      phone: newPhone(),
      city: 'القاهرة',
    });
    expect(status).toBe(201);
    shoppers.push({ username, cookie: await cookieOf(url, credentials) });
  }
  const customerIds = [await newCustomer(call), await newCustomer(call)];
  const { username } = admin;
  return { admin: { username, cookie: await cookieOf(url, admin) }, shoppers, customerIds };
}

async function openServers(shape: Shape) {
  const kinds =
    shape === 'in one process'
      ? (['postgres'] as const)
      : (['postgres', 'rabbitmq', 'redis', 's3'] as const);
  return Promise.all(
    kinds.map(async (kind) => ({ kind, backing: await backing(kind, { own: true }) })),
  );
}

function settingsOf(lines: ReadonlyMap<Server, FaultLine>): Record<string, string> {
  const urlOf = (server: Server): string => lines.get(server)?.url ?? '';
  const s3 = lines.has('s3') ? new URL(urlOf('s3')) : null;
  return {
    FRONT_END: 'watch',
    ADMIN_PASSWORD: SECRETS.password,
    TELEGRAM_API_ROOT: urlOf('telegram'),
    TELEGRAM_TIMEOUT_MS: '2000',
    // An upload is answered in the time that every answer has, also when its import has to wait.
    IMPORT_WAIT_MS: '1000',
    DATABASE_URL: urlOf('postgres'),
    ...(lines.has('rabbitmq') && { AMQP_URL: urlOf('rabbitmq') }),
    ...(lines.has('redis') && { REDIS_URL: urlOf('redis') }),
    ...(s3 && {
      S3_ENDPOINT: s3.origin,
      S3_ACCESS_KEY: decodeURIComponent(s3.username),
      S3_SECRET_KEY: decodeURIComponent(s3.password),
    }),
  };
}

/** A connection for each question: the server may have died since the last one. */
async function rowsOf<T extends object>(
  url: string,
  service: ServiceName,
  sql: string,
  values: readonly unknown[],
): Promise<T[]> {
  const address = new URL(url);
  address.pathname = `/dahab_${service}`;
  const client = new pg.Client({ connectionString: address.href });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query<T>(sql, [...values])).rows;
  } finally {
    await client.end();
  }
}

async function pictureOf(): Promise<Uint8Array<ArrayBuffer>> {
  const image = sharp({ create: { width: 40, height: 40, channels: 3, background: '#d4af37' } });
  return Uint8Array.from(await image.png().toBuffer());
}

/** Resolves with the milliseconds that it took. */
export async function untilReady(shop: ShopOnLines, withinMs: number): Promise<number> {
  const began = performance.now();
  await eventually(async () => expect(await shop.isReady()).toBe(true), {
    timeoutMs: withinMs,
    everyMs: 100,
  });
  return performance.now() - began;
}
