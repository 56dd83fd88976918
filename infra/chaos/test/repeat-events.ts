import { eventually } from '@dahab/testing/eventually.ts';
import { serviceNames } from '@dahab/protocol/event.ts';
import { expect } from '@jest/globals';
import type { ShopOnLines } from './shop-on-lines.ts';

/** Of each service, of each kind. */
const POISON = 10;
const UNKNOWN_VERSION = 99;
const PARKED_WITHIN_MS = 120_000;

type Rows = ShopOnLines['rows'];

/**
 * Every event that was ever told is told anew, in another order, with some among them that nobody
 * knows or understands. Answers how many of those are to be parked. Nothing else may be under way:
 * whoever marks what it has published could wait for this in a circle.
 */
export async function repeatEvents({ rows }: Pick<ShopOnLines, 'rows'>): Promise<number> {
  let poison = 0;
  for (const service of serviceNames) {
    await rows(
      service,
      `UPDATE outbox SET published_at = NULL, attempts = 0,
         next_attempt_at = now() - random() * interval '1 hour'`,
    );
    poison += await insertPoison(rows, service, `${UNKNOWN_VERSION}, payload`);
    poison += await insertPoison(rows, service, `version, '"poison"'::jsonb`);
  }
  return poison;
}

/** Resolves when all is told and the poison parked, which is then forgotten. */
export async function untilParked(
  { rows }: Pick<ShopOnLines, 'rows'>,
  poison: number,
): Promise<void> {
  await eventually(
    async () => {
      expect({ waiting: await countAll(rows, WAITING) }).toEqual({ waiting: 0 });
      expect({ dead: await countAll(rows, DEAD) }).toEqual({ dead: poison });
    },
    { timeoutMs: PARKED_WITHIN_MS, everyMs: 100 },
  );
  for (const service of serviceNames) {
    await rows(service, `DELETE FROM outbox WHERE ${IS_POISON}`);
    await rows(service, `DELETE FROM inbox WHERE ${IS_POISON}`);
  }
}

const IS_POISON = `version = ${UNKNOWN_VERSION} OR payload = '"poison"'`;
const WAITING = `(SELECT count(*) FROM outbox WHERE published_at IS NULL)
  + (SELECT count(*) FROM inbox WHERE status = 'waiting')`;
const DEAD = `(SELECT count(*) FROM inbox WHERE status = 'dead')`;

/** Answers how often it is to be parked: once by each hearer. */
async function insertPoison(
  rows: Rows,
  service: (typeof serviceNames)[number],
  versionAndPayload: string,
): Promise<number> {
  const inserted = await rows<{ hearers: number }>(
    service,
    `INSERT INTO outbox (message_id, name, version, payload, heard_by, request_id, next_attempt_at)
     SELECT gen_random_uuid(), name, ${versionAndPayload}, heard_by, request_id,
       now() - random() * interval '1 hour'
     FROM outbox ORDER BY random() LIMIT ${POISON}
     RETURNING cardinality(heard_by) AS hearers`,
  );
  return inserted.reduce((sum, { hearers }) => sum + hearers, 0);
}

async function countAll(rows: Rows, count: string): Promise<number> {
  let sum = 0;
  for (const service of serviceNames) {
    const [row] = await rows<{ sum: number }>(service, `SELECT (${count})::integer AS sum`);
    sum += row?.sum ?? 0;
  }
  return sum;
}
