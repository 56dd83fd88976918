import type { Connection, Transaction } from '@dahab/chassis/database/connect.ts';

export interface RemotePicture {
  readonly key: string;
  readonly url: string;
  /** With the one under way. */
  readonly attempts: number;
  /** Ours, of one that was kept before. */
  readonly address: string | null;
}

interface Use {
  readonly key: string;
  readonly product_id: number;
  readonly job_id: number;
  readonly record: number;
}

export async function listKept(
  trx: Transaction,
  keys: readonly string[],
): Promise<{ url: string; address: string }[]> {
  return trx('remote_pictures')
    .whereRaw('key = ANY (?)', [[...keys]])
    .whereNotNull('address')
    .select('url', 'address');
}

export async function insertUses(trx: Transaction, uses: readonly Use[]): Promise<void> {
  await trx.raw(
    `INSERT INTO remote_picture_uses (key, product_id, job_id, record)
     SELECT key, product_id, job_id, record FROM jsonb_to_recordset(?::jsonb)
       AS new (key text, product_id integer, job_id integer, record integer)
     ON CONFLICT (key, product_id) DO UPDATE SET job_id = excluded.job_id, record = excluded.record`,
    [JSON.stringify(uses)],
  );
}

/** In order of their keys: importers that share some then wait for each other, not for ever. */
export async function insertWanted(
  trx: Transaction,
  pictures: readonly { key: string; url: string }[],
): Promise<void> {
  const records = pictures.map(({ key, url }) => ({ key, url, host: new URL(url).host }));
  await trx.raw(
    `INSERT INTO remote_pictures AS there (key, url, host)
     SELECT key, url, host
     FROM jsonb_to_recordset(?::jsonb) AS new (key text, url text, host text)
     ORDER BY key
     ON CONFLICT (key) DO UPDATE SET
       status = 'waiting',
       attempts = CASE there.status WHEN 'waiting' THEN there.attempts ELSE 0 END,
       next_try_at = CASE there.status WHEN 'waiting' THEN there.next_try_at ELSE now() END`,
    [JSON.stringify(records)],
  );
}

/** How many of the sites that have something due a round looks at. */
const MOST_HOSTS = 100;

/**
 * Takes pictures that are due, a few of each site, until `freeAt`: a killed process leaves them
 * there, with their attempt counted. Sites are drawn by lot: a slow one keeps no other waiting.
 */
export async function claimDue(
  db: Connection,
  { now, freeAt, most, mostOfHost }: { now: Date; freeAt: Date; most: number; mostOfHost: number },
): Promise<RemotePicture[]> {
  const { rows } = await db.raw<{ rows: RemotePicture[] }>(
    `WITH RECURSIVE sites AS (
       (SELECT host, 1 AS place FROM remote_pictures
        WHERE status = 'waiting' AND next_try_at <= :now
        ORDER BY host LIMIT 1)
       UNION ALL
       SELECT following.host, sites.place + 1
       FROM sites, LATERAL (
         SELECT host FROM remote_pictures
         WHERE status = 'waiting' AND next_try_at <= :now AND host > sites.host
         ORDER BY host LIMIT 1
       ) AS following
       WHERE sites.place < :mostHosts
     ), chosen AS (
       SELECT host FROM sites ORDER BY random() LIMIT :most
     ), due AS (
       SELECT found.key FROM chosen, LATERAL (
         SELECT key FROM remote_pictures
         WHERE status = 'waiting' AND host = chosen.host AND next_try_at <= :now
         ORDER BY next_try_at LIMIT :mostOfHost
         FOR UPDATE SKIP LOCKED
       ) AS found
       LIMIT :most
     )
     UPDATE remote_pictures AS taken
     SET attempts = attempts + 1, next_try_at = :freeAt
     FROM due WHERE taken.key = due.key
     RETURNING taken.key, url, attempts, address`,
    { now, freeAt, most, mostOfHost, mostHosts: MOST_HOSTS },
  );
  return rows;
}

/** Locks the products that are to show the picture and still do so by its URL. */
export async function lockShowing(
  trx: Transaction,
  { key, url }: RemotePicture,
): Promise<{ shownIds: number[]; heardOf: number[] }> {
  const heardOf = (await trx('remote_picture_uses').where({ key }).pluck('product_id')) as number[];
  const { rows } = await trx.raw<{ rows: { id: number }[] }>(
    'SELECT id FROM products WHERE id = ANY (?) AND ? = ANY (images) ORDER BY id FOR UPDATE',
    [heardOf, url],
  );
  return { shownIds: rows.map(({ id }) => id), heardOf };
}

/** At the URL's place; a product that shows our picture already shows it once. */
export async function replaceUrl(
  trx: Transaction,
  ids: readonly number[],
  { url, address }: { url: string; address: string },
): Promise<void> {
  await trx.raw(
    `UPDATE products SET images = CASE
       WHEN :address = ANY (images) THEN array_remove(images, :url)
       ELSE array_replace(images, :url, :address)
     END
     WHERE id = ANY (:ids)`,
    { ids: [...ids], url, address },
  );
}

/** A product that came to show it by its URL meanwhile keeps it waiting. */
export async function noteKept(
  trx: Transaction,
  { key, heardOf, address }: { key: string; heardOf: readonly number[]; address: string },
): Promise<void> {
  // Locked first: whoever adds a use holds it until he commits.
  await trx('remote_pictures').where({ key }).forUpdate().first('key');
  await trx('remote_picture_uses').where({ key }).whereIn('product_id', heardOf).delete();
  await trx.raw(
    `UPDATE remote_pictures SET address = :address, attempts = 0, last_error = NULL,
       next_try_at = now(),
       status = CASE WHEN EXISTS (SELECT FROM remote_picture_uses WHERE key = :key)
         THEN 'waiting' ELSE 'kept' END
     WHERE key = :key`,
    { key, address },
  );
}

export async function noteFailure(
  db: Connection,
  key: string,
  failure: { last_error: string; status: 'waiting' | 'dead'; next_try_at: Date },
): Promise<void> {
  await db('remote_pictures').where({ key }).update(failure);
}

export interface GivenUp {
  readonly url: string;
  readonly row: number;
  readonly reason: string;
}

/** The pictures of an import that were given up, in the order of its rows. */
export async function listGivenUp(
  db: Connection,
  jobId: number,
  limit: number,
): Promise<GivenUp[]> {
  return db('remote_picture_uses')
    .join('remote_pictures', 'remote_pictures.key', 'remote_picture_uses.key')
    .where({ job_id: jobId, status: 'dead' })
    .orderBy(['record', 'url'])
    .limit(limit)
    .select('url', { row: 'record', reason: 'last_error' });
}
