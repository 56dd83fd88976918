import { serviceNames, type ServiceName } from '@dahab/protocol/event.ts';
import type pg from 'pg';

const BATCH = 5_000;

/** Hearers remember what they have done for longer than this, and take what is older for doubtful. */
const REMEMBERED_DAYS = 30;

interface Told {
  readonly message_id: string;
  readonly heard_by: ServiceName[];
}

/**
 * Has every event told again that counts as told though the inbox of a hearer lacks it: at the
 * archive's moment it was on its way, in the bus that no archive holds. A hearer that has it already
 * takes no notice. Answers how many there were.
 */
export async function tellAgain(
  clients: ReadonlyMap<ServiceName, pg.Client>,
  takenAt: Date,
): Promise<number> {
  let count = 0;
  for (const service of serviceNames) {
    const client = clients.get(service);
    if (!client) continue;
    for await (const told of toldEvents(client, takenAt)) {
      const lost = await missingAtHearers(clients, told);
      await client.query(
        'UPDATE outbox SET published_at = NULL, next_attempt_at = now() WHERE message_id = ANY ($1)',
        [lost],
      );
      count += lost.length;
    }
  }
  return count;
}

async function* toldEvents(client: pg.Client, takenAt: Date): AsyncGenerator<Told[]> {
  let after = '0';
  for (;;) {
    const { rows } = await client.query<Told & { id: string }>(
      `SELECT id::text, message_id::text, heard_by FROM outbox
       WHERE published_at IS NOT NULL AND id > $1::bigint
         AND occurred_at > $2::timestamptz - $3 * interval '1 day'
       ORDER BY id LIMIT $4`,
      [after, takenAt, REMEMBERED_DAYS, BATCH],
    );
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    after = last.id;
  }
}

async function missingAtHearers(
  clients: ReadonlyMap<ServiceName, pg.Client>,
  told: readonly Told[],
): Promise<string[]> {
  const missing = new Set<string>();
  for (const service of serviceNames) {
    const ids = told
      .filter(({ heard_by: by }) => by.includes(service))
      .map((one) => one.message_id);
    if (ids.length === 0) continue;
    const found = await clients
      .get(service)
      ?.query<{ id: string }>(
        'SELECT message_id::text AS id FROM inbox WHERE message_id = ANY ($1)',
        [ids],
      );
    const known = new Set(found?.rows.map(({ id }) => id));
    for (const id of ids) if (!known.has(id)) missing.add(id);
  }
  return [...missing];
}
