import { createHash } from 'node:crypto';
import { CacheUnavailable } from '@dahab/chassis/cache/cache.ts';

/** Without the cache nothing is counted: a shop that cannot be entered is worse. */
export async function unlessDown(count: () => Promise<void>): Promise<void> {
  try {
    await count();
  } catch (error) {
    if (!(error instanceof CacheUnavailable)) throw error;
  }
}

/** Hashed: a name may be as long as a request, and what people type as one may be a password. */
export function counterOf(kind: string, subject: string): string {
  return `${kind}:${createHash('sha256').update(subject).digest('hex')}`;
}
