import { type FakeTelegram, tooManyRequests } from '@dahab/testing/fake-telegram.ts';
import { serviceNames } from '@dahab/protocol/event.ts';
import { Redis } from 'ioredis';
import type { ShopOnLines } from './shop-on-lines.ts';

/** What Postgres says of a disk that takes no more; triggers say it here, on whatever is written. */
const NO_SPACE = `
  CREATE OR REPLACE FUNCTION no_space() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = '53100'; END $$;
  DO $$ DECLARE name regclass; BEGIN
    FOR name IN SELECT oid FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
    LOOP EXECUTE format('CREATE TRIGGER no_space BEFORE INSERT OR UPDATE ON %s
      FOR EACH STATEMENT EXECUTE FUNCTION no_space()', name); END LOOP;
  END $$`;

/** Servers that take no more, and may be emptied again. */
export interface Filling {
  fill(): Promise<void>;
  empty(): Promise<void>;
}

export function postgresFilling({ rows }: Pick<ShopOnLines, 'rows'>): Filling {
  const inEach = async (sql: string): Promise<void> => {
    for (const service of serviceNames) await rows(service, sql);
  };
  return {
    fill: () => inEach(NO_SPACE),
    empty: () => inEach('DROP FUNCTION no_space CASCADE'),
  };
}

/** It answers what it has and takes nothing. */
export function redisFilling(url: string): Filling {
  const set = async (maxMemory: string): Promise<void> => {
    const redis = new Redis(url, { maxRetriesPerRequest: 1 });
    await redis.config('SET', 'maxmemory', maxMemory);
    await redis.quit();
  };
  return { fill: () => set('1'), empty: () => set('0') };
}

/** A channel that has had enough. */
export function telegramFilling(telegram: FakeTelegram): Filling {
  return {
    fill: async () => telegram.otherwise(tooManyRequests(1)),
    empty: async () => telegram.otherwise({ kind: 'ok' }),
  };
}
