import type pg from 'pg';
import type { DatabaseContents } from '../archive/manifest.ts';

export interface Table {
  readonly name: string;
  /** Those that are stored as they are given: generated ones come by themselves. */
  readonly columns: readonly string[];
}

/** The tables of a service, each after those that its foreign keys point at. */
export async function listTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<{ name: string; columns: string[]; needs: string[] }>(
    `SELECT relname AS name,
       ARRAY(SELECT attname::text FROM pg_attribute
             WHERE attrelid = pg_class.oid AND attnum > 0 AND NOT attisdropped
               AND attgenerated = '' ORDER BY attnum) AS columns,
       ARRAY(SELECT DISTINCT target.relname::text FROM pg_constraint
             JOIN pg_class target ON target.oid = confrelid
             WHERE conrelid = pg_class.oid AND contype = 'f' AND confrelid <> conrelid) AS needs
     FROM pg_class
     WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' ORDER BY relname`,
  );
  return inOrder(rows).map(({ name, columns }) => ({ name, columns }));
}

/** Each after all that it needs; throws when they need each other. */
export function inOrder<T extends { name: string; needs: readonly string[] }>(
  tables: readonly T[],
): T[] {
  const ordered: T[] = [];
  let left = [...tables];
  while (left.length > 0) {
    const waiting = new Set(left.map(({ name }) => name));
    const ready = left.filter(({ needs }) => !needs.some((name) => waiting.has(name)));
    if (ready.length === 0) throw new Error(`Tables need each other: ${[...waiting].join(', ')}`);
    ordered.push(...ready);
    left = left.filter((table) => !ready.includes(table));
  }
  return ordered;
}

/** Read after the snapshot: a number further on does no harm, one that was given out before would. */
export async function listSequences(client: pg.Client): Promise<DatabaseContents['sequences']> {
  const { rows } = await client.query<{ table: string; column: string; last: string }>(
    `SELECT owner.relname AS table, attname AS column, last_value::text AS last
     FROM pg_class AS sequence
     JOIN pg_depend ON pg_depend.objid = sequence.oid AND deptype IN ('a', 'i')
       AND classid = 'pg_class'::regclass AND refclassid = 'pg_class'::regclass
     JOIN pg_class AS owner ON owner.oid = refobjid
     JOIN pg_attribute ON attrelid = refobjid AND attnum = refobjsubid
     JOIN pg_sequences ON schemaname = 'public' AND sequencename = sequence.relname
     WHERE sequence.relkind = 'S' AND sequence.relnamespace = 'public'::regnamespace
       AND last_value IS NOT NULL
     ORDER BY 1, 2`,
  );
  return rows;
}

/** The names of the applied migrations in order; none where there was never a shop. */
export async function appliedMigrations(client: pg.Client): Promise<string[]> {
  const { rows: found } = await client.query<{ there: string | null }>(
    `SELECT to_regclass('public.migrations')::text AS there`,
  );
  if (found[0]?.there === null) return [];
  const { rows } = await client.query<{ name: string }>(
    'SELECT name FROM public.migrations ORDER BY id',
  );
  return rows.map(({ name }) => name);
}
