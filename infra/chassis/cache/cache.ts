/**
 * The door to short-lived shared memory, with two adapters: Redis and in-process. Nothing that must
 * last is kept here.
 *
 * Every call answers within its command time-out or rejects with `CacheUnavailable`; callers decide
 * what to do without it.
 */
export interface Cache {
  get(key: string): Promise<string | null>;
  set(key: string, value: string, ttlSeconds: number): Promise<void>;
  /** True when the key was free and now holds `value`. */
  setIfAbsent(key: string, value: string, ttlSeconds: number): Promise<boolean>;
  remove(key: string): Promise<void>;
  /** Adds one, starting a window of `ttlSeconds` at the first; later calls do not prolong it. */
  increment(key: string, ttlSeconds: number): Promise<{ count: number; resetSeconds: number }>;
  ready(): boolean;
  close(): Promise<void>;
}

export class CacheUnavailable extends Error {
  override readonly name = 'CacheUnavailable';
}
