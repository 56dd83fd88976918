import type { Connection, Transaction } from '@dahab/chassis/database/connect.ts';

/** Before its file is written: from now on nobody sweeps it. */
export async function recordPicture(db: Connection, hash: string): Promise<void> {
  await db.raw(
    `INSERT INTO pictures (hash, used_at, looked_at) VALUES (?, now(), now())
     ON CONFLICT (hash) DO UPDATE SET used_at = excluded.used_at, swept_at = NULL`,
    [hash],
  );
}

/** Files found without a record; those with one are left as they are, whoever holds them. */
export async function adoptPictures(db: Connection, hashes: readonly string[]): Promise<void> {
  await db.raw(
    `INSERT INTO pictures (hash, used_at, looked_at)
     SELECT hash, now(), now() FROM unnest(?::text[]) AS new (hash)
     WHERE NOT EXISTS (SELECT FROM pictures WHERE pictures.hash = new.hash)
     ORDER BY hash
     ON CONFLICT (hash) DO NOTHING`,
    [[...hashes]],
  );
}

/** Notes that they are of use, and keeps the sweeper off until the transaction ends. */
export async function touchPictures(
  trx: Transaction,
  hashes: readonly string[],
): Promise<{ sweptHashes: string[] }> {
  const rows = await trx<{ hash: string; swept_at: Date | null }>('pictures')
    .whereIn('hash', hashes)
    .orderBy('hash')
    .forUpdate()
    .select('hash', 'swept_at');
  await trx('pictures').whereIn('hash', hashes).update({ used_at: trx.fn.now() });
  return { sweptHashes: rows.filter((row) => row.swept_at !== null).map((row) => row.hash) };
}

export interface Unlooked {
  readonly hash: string;
  readonly usedAt: Date;
}

/** Locks those that nobody has looked at since; what others hold is passed over. */
export async function lockUnlooked(
  trx: Transaction,
  since: Date,
  limit: number,
): Promise<Unlooked[]> {
  return trx('pictures')
    .whereNull('swept_at')
    .where('looked_at', '<', since)
    .orderBy('looked_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .select('hash', { usedAt: 'used_at' });
}

/** Those among them that something shows. */
export async function listUsed(
  trx: Transaction,
  hashes: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await trx('used_pictures').whereIn('hash', hashes).distinct('hash').pluck('hash');
  return new Set(rows as string[]);
}

export async function noteLook(
  trx: Transaction,
  hashes: readonly string[],
  times: { looked_at: Date; used_at?: Date; swept_at?: Date },
): Promise<void> {
  await trx('pictures').whereIn('hash', hashes).update(times);
}

/** Rows of files that have been gone for so long that nobody wants them any more. */
export async function removeSwept(db: Connection, before: Date): Promise<void> {
  await db('pictures').where('swept_at', '<', before).delete();
}
