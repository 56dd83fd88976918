import { setTimeout as pause } from 'node:timers/promises';
import { type Ask, createClient, order } from './client.ts';
import { type Fleet, METRICS_TOKEN } from './fleet.ts';

/** What became of a promise: a line for a person, and whether it was held. */
export interface Held {
  readonly line: string;
  readonly isHeld: boolean;
}

const TIMES = 20;
const CACHE_MS = 1_000;
/** As identity's limit of failed sign-ins for one account. */
const FAILED_SIGN_INS = 10;

/** What one bff is told is read from the other, and an open page of the other hears it. */
export async function writesAreSeenEverywhere({ bffs }: Fleet, cookie: string): Promise<Held[]> {
  const [writing = '', reading = ''] = bffs;
  const throughWriting = createClient([writing], () => undefined);
  const stream = await openStream(`${reading}/api/events`);
  const read: number[] = [];
  const heard: number[] = [];
  for (let price = 5_000; price < 5_000 + TIMES; price += 1) {
    // Read before, so that the other bff keeps the price that is not true any more.
    await fetch(`${reading}/api/gold-price-settings`);
    const body = { basePrice21k: price, marginPerGram: 50 };
    await order(throughWriting, cookie, ['PATCH', '/api/gold-price-settings', body]);
    const at = performance.now();
    const text = `"basePrice21k":${price}`;
    const [readAfter, heardAfter] = await Promise.all([
      until(async () => (await textOf(`${reading}/api/gold-price-settings`)).includes(text), at),
      until(async () => stream.heard().includes(text), at),
    ]);
    read.push(readAfter);
    heard.push(heardAfter);
  }
  stream.close();
  return [
    heldWithin('a write is read from the other bff', read, CACHE_MS),
    heldWithin('an open page of the other bff hears it', heard, CACHE_MS),
  ];
}

/** Sign-ins that fail count together, whichever bff and whichever identity they reach. */
export async function limitsAreShared(ask: Ask): Promise<Held> {
  let refused = 0;
  for (let attempt = 0; attempt < 2 * FAILED_SIGN_INS; attempt += 1) {
    const { status } = await ask('/api/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'somebody-else', password: 'not-the-password' }),
    });
    if (status === 401) refused += 1;
  }
  const line = `failed sign-ins through both bffs until 429: ${refused} (limit ${FAILED_SIGN_INS})`;
  return { line, isHeld: refused === FAILED_SIGN_INS };
}

/** Each replica tells its own figures. */
export async function replicasAreMeasured({ parts }: Fleet): Promise<Held> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const texts = await Promise.all(parts.map(({ url }) => textOf(`${url}/metrics`, headers)));
  const measured = texts.filter((text) => text.includes('# TYPE ')).length;
  const line = `/metrics answers for ${measured} of ${parts.length} replicas`;
  return { line, isHeld: measured === parts.length };
}

function heldWithin(what: string, took: readonly number[], mostMs: number): Held {
  const sorted = took.toSorted((a, b) => a - b);
  const middle = Math.round(sorted[Math.floor(sorted.length / 2)] ?? Infinity);
  const most = Math.round(sorted.at(-1) ?? Infinity);
  return { line: `${what}: median ${middle} ms, most ${most} ms`, isHeld: most <= mostMs };
}

/** Milliseconds from `at` on until it is so. */
async function until(isSo: () => Promise<boolean>, at: number): Promise<number> {
  while (!(await isSo())) {
    if (performance.now() - at > 10 * CACHE_MS) return Infinity;
    await pause(5);
  }
  return performance.now() - at;
}

async function textOf(url: string, headers: Record<string, string> = {}): Promise<string> {
  return (await fetch(url, { headers })).text();
}

async function openStream(url: string) {
  const ended = new AbortController();
  const answer = await fetch(url, { signal: ended.signal });
  const decoder = new TextDecoder();
  let text = '';
  const keep = new WritableStream<Uint8Array>({
    write: (chunk) => void (text += decoder.decode(chunk, { stream: true })),
  });
  answer.body?.pipeTo(keep).catch(() => undefined);
  return { heard: () => text, close: () => ended.abort() };
}
