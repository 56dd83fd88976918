import type { ServiceName } from '@dahab/protocol/event.ts';
import { connectEmbedded, type HeldTable } from '@dahab/testing/embedded-database.ts';

/** Rows of which `condition` (of `NEW`) is true: who inserts one stands still until `release`. */
export async function holdRows(
  dataDir: string,
  service: ServiceName,
  { table, condition }: { table: string; condition: string },
): Promise<HeldTable> {
  const holder = await connectEmbedded(dataDir, service);
  const watcher = await connectEmbedded(dataDir, service);
  await holder.query(`
    CREATE OR REPLACE FUNCTION wait_for_release() RETURNS trigger LANGUAGE plpgsql
      AS $$ BEGIN PERFORM pg_advisory_xact_lock(1); RETURN NEW; END $$;
    CREATE OR REPLACE TRIGGER held BEFORE INSERT ON ${holder.escapeIdentifier(table)}
      FOR EACH ROW WHEN (${condition}) EXECUTE FUNCTION wait_for_release()`);
  await holder.query('SELECT pg_advisory_lock(1)');
  return {
    waiting: async () => {
      const { rows } = await watcher.query<{ count: number }>(
        `SELECT count(*)::integer AS count FROM pg_locks
         WHERE NOT granted AND locktype = 'advisory' AND objid = 1
           AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
      );
      return rows[0]?.count ?? 0;
    },
    release: async () => {
      // The server may have gone with the shop; what is left of this lets everybody pass.
      await holder.end();
      await watcher.end();
    },
  };
}
