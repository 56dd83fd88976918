import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { accountsAreRight } from './accounts.ts';
import { createClient, order, signIn } from './client.ts';
import { type Fleet, startFleet } from './fleet.ts';
import { type Load, startLoad } from './load.ts';
import type { Part } from './part.ts';
import {
  type Held,
  limitsAreShared,
  replicasAreMeasured,
  writesAreSeenEverywhere,
} from './promises.ts';
import { say, sayWhether } from './say.ts';

const KILL_EVERY_MS = 10_000;
const DOWN_MS = 2_000;
const PIECES = 100_000;
/** 4000 × 10 g + 50 × 10 g, rounded up to 10. */
const PRICE = 40_500;

/**
 * Two replicas of everything behind two bffs: what they promise together, a rolling restart under
 * load, and a replica killed every ten seconds. Answers the exit code.
 */
export async function runReplicas(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: { minutes: { type: 'string', default: '5' } },
  });
  const fleet = await startFleet(say);
  try {
    say(`${fleet.parts.length} replicas are ready; logs in ${fleet.folder}`);
    return await goThrough(fleet, Number(values.minutes) * 60_000);
  } finally {
    await fleet.stop();
  }
}

async function goThrough(fleet: Fleet, killingMs: number): Promise<number> {
  let passedOver = 0;
  const ask = createClient(fleet.bffs, () => (passedOver += 1));
  const cookie = await signIn(ask);
  const held: Held[] = [];
  held.push(...(await writesAreSeenEverywhere(fleet, cookie)));
  held.push(await limitsAreShared(ask), await replicasAreMeasured(fleet));
  sayWhether(held);

  const productId = await furnish(ask, cookie);
  const load = startLoad(ask, { cookie, productId, price: PRICE });
  const restarts = await restartOneByOne(fleet);
  say(`rolling restart: ${restarts.length} replicas, slowest end ${Math.max(...restarts)} ms`);
  const beforeKills = load.failures.length;
  const kills = await killInTurn(fleet, killingMs);
  await load.end();

  const stock = { productId, pieces: PIECES };
  const figures = [
    { line: `client errors in the rolling restart: ${beforeKills}`, isHeld: beforeKills === 0 },
    {
      line: `client errors in ${kills} kills: ${load.failures.length - beforeKills}`,
      isHeld: load.failures.length === beforeKills,
    },
    ...(await accountsAreRight(fleet, load, stock)),
  ];
  tellLoad(load, passedOver);
  sayWhether(figures);
  return [...held, ...figures].every(({ isHeld }) => isHeld) ? 0 : 1;
}

async function furnish(ask: ReturnType<typeof createClient>, cookie: string): Promise<number> {
  const gold = { basePrice21k: 4_000, marginPerGram: 50 };
  await order(ask, cookie, ['PATCH', '/api/gold-price-settings', gold]);
  const piece = { nameAr: 'غويشة سادة', weight: 10, karat: 21, quantity: PIECES };
  const made = await order(ask, cookie, ['POST', '/api/products', piece]);
  return Number(made['id']);
}

/** As an upgrade goes through them; answers how long the end of each took. */
async function restartOneByOne({ parts }: Fleet): Promise<number[]> {
  const took: number[] = [];
  for (const part of parts) {
    took.push(Math.round(await part.end()));
    await part.start();
  }
  return took;
}

/** One after the other, the first replicas of all parts and then the second ones. */
async function killInTurn({ parts }: Fleet, forMs: number): Promise<number> {
  const until = performance.now() + forMs;
  const comingBack = new Map<Part, Promise<void>>();
  let kills = 0;
  while (performance.now() < until) {
    const next = performance.now() + KILL_EVERY_MS;
    const part = parts[kills % parts.length];
    if (!part) throw new Error('There is nothing to kill');
    // Its twin may still be coming back on a busy machine: one of the two has to be there.
    await Promise.all(
      [...comingBack].filter(([{ name }]) => name === part.name).map(([, up]) => up),
    );
    await part.kill();
    kills += 1;
    say(`killed ${part.title}`);
    comingBack.set(part, pause(DOWN_MS).then(part.start));
    await pause(Math.max(0, next - performance.now()));
  }
  await Promise.all(comingBack.values());
  return kills;
}

function tellLoad({ answers, slowestMs, failures }: Load, passedOver: number): void {
  for (const [what, count] of answers) {
    say(`${what}: ${count} answers, slowest ${Math.round(slowestMs.get(what) ?? 0)} ms`);
  }
  say(`bffs that were passed over: ${passedOver}`);
  const kinds = new Map<string, number>();
  for (const { what, status, text } of failures) {
    const kind = `${what}: ${status} ${text}`;
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  }
  for (const [kind, times] of kinds) say(`  ${times} × ${kind}`);
}
