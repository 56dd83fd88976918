import type { Cache } from './cache.ts';

export interface InProcessOptions {
  /** Milliseconds that only go forward. */
  readonly now?: () => number;
  /** When full, the entries written longest ago make room. */
  readonly maxEntries?: number;
}

interface Entry {
  readonly value: string;
  readonly endsAt: number;
}

/** The cache for services that share this process. */
export function openInProcessCache({
  now = () => performance.now(),
  maxEntries = 20_000,
}: InProcessOptions = {}): Cache {
  const entries = new Map<string, Entry>();

  const find = (key: string): Entry | undefined => {
    const entry = entries.get(key);
    if (entry === undefined || entry.endsAt > now()) return entry;
    entries.delete(key);
    return undefined;
  };
  const put = (key: string, value: string, endsAt: number): void => {
    entries.delete(key);
    entries.set(key, { value, endsAt });
    if (entries.size > maxEntries) makeRoom(entries, now());
  };
  const endOf = (ttlSeconds: number): number => now() + ttlSeconds * 1_000;

  return {
    get: async (key) => find(key)?.value ?? null,
    set: async (key, value, ttlSeconds) => put(key, value, endOf(ttlSeconds)),
    setIfAbsent: async (key, value, ttlSeconds) => {
      if (find(key)) return false;
      put(key, value, endOf(ttlSeconds));
      return true;
    },
    remove: async (key) => void entries.delete(key),
    increment: async (key, ttlSeconds) => {
      const known = find(key);
      const count = Number(known?.value ?? 0) + 1;
      const endsAt = known?.endsAt ?? endOf(ttlSeconds);
      put(key, String(count), endsAt);
      return { count, resetSeconds: Math.ceil((endsAt - now()) / 1_000) };
    },
    ready: () => true,
    close: async () => entries.clear(),
  };
}

/** A tenth at once, so that a full cache does not look through all entries at each write. */
function makeRoom(entries: Map<string, Entry>, now: number): void {
  const target = Math.floor(entries.size * 0.9);
  for (const [key, { endsAt }] of entries) if (endsAt <= now) entries.delete(key);
  for (const key of entries.keys()) {
    if (entries.size <= target) return;
    entries.delete(key);
  }
}
