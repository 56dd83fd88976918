import type { Database } from '@dahab/chassis/database/connect.ts';
import type { Safe } from './encryption.ts';

const secretColumns = ['bot_token', 'gold_price_api_key'] as const;

type SecretColumn = (typeof secretColumns)[number];

type Row = Record<SecretColumn, string>;

/** Columns by what was found in them. */
export interface Rotation {
  readonly locked: readonly SecretColumn[];
  /** Locked with the current key already, or empty. */
  readonly untouched: readonly SecretColumn[];
}

/** No known key opens it: nothing was changed. */
export class UnreadableSecret extends Error {
  override readonly name = 'UnreadableSecret';

  constructor(column: SecretColumn) {
    super(
      `No key given opens ${column}. Give the key that it was locked with in SETTINGS_KEYS_ALSO_READ, or enter it anew in the settings. Nothing was changed.`,
    );
  }
}

/**
 * Locks every stored secret with the current key of `safe`, all or none; again it changes nothing.
 * The shop may run meanwhile, if all its processes can read the new key.
 */
export function rotateKey(db: Database, safe: Safe): Promise<Rotation> {
  return db.transaction(async (trx) => {
    // The same lock as saving takes: a form sent meanwhile is not overwritten.
    await trx.raw('LOCK TABLE telegram_settings IN SHARE ROW EXCLUSIVE MODE');
    const row = await trx<Row>('telegram_settings').first();
    if (!row) return { locked: [], untouched: [...secretColumns] };
    const old = secretColumns.filter((column) => !safe.isCurrent(row[column]));
    const relocked = old.map((column) => [column, relock(safe, column, row[column])] as const);
    if (old.length > 0) await trx<Row>('telegram_settings').update(Object.fromEntries(relocked));
    return { locked: old, untouched: secretColumns.filter((column) => !old.includes(column)) };
  });
}

function relock(safe: Safe, column: SecretColumn, locked: string): string {
  const secret = safe.unlock(locked);
  if (secret === null) throw new UnreadableSecret(column);
  return safe.lock(secret);
}
