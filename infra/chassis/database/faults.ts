import { InvalidInput, type ShopError, Unavailable } from '../errors.ts';

/** Postgres and socket codes that say "not now": the same call may succeed a moment later. */
const passing = new Set([
  'ECONNREFUSED',
  'ERR_STREAM_DESTROYED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  '08000',
  '08003',
  '08006',
  '40001',
  '40P01',
  '53100',
  '53200',
  '53300',
  '55P03',
  '57P01',
  '57P02',
  '57P03',
]);

/** Text or numbers that a column cannot hold. */
const unstorable = new Set(['22003', '22007', '22008', '22021', '22P02', '22P05', '22001']);

/** A database error as what it means to a caller, or null when it is none. */
export function databaseFault(error: unknown): ShopError | null {
  if (!(error instanceof Error)) return null;
  const { code, syscall } = error as { code?: unknown; syscall?: unknown };
  const lost =
    error.name === 'KnexTimeoutError' ||
    // The socket of a server that is not running.
    (code === 'ENOENT' && syscall === 'connect') ||
    /Connection (terminated|ended)|timeout expired|is not queryable/.test(error.message);
  if (lost || (typeof code === 'string' && passing.has(code))) {
    return new Unavailable('The database is not reachable right now', 2, error);
  }
  if (typeof code === 'string' && unstorable.has(code)) {
    return new InvalidInput('A value is out of range or cannot be stored');
  }
  return null;
}

/** Whether `error` is the breach of the unique constraint or index `name`. */
export function breaksUnique(error: unknown, name: string): boolean {
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  return code === '23505' && constraint === name;
}
