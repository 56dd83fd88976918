import type { Connection } from '@dahab/chassis/database/connect.ts';
import type { CatalogStats } from '../../contract/stats.ts';

export async function countStock(db: Connection, newSince: Date): Promise<CatalogStats> {
  const { rows } = await db.raw<{ rows: [CatalogStats] }>(
    `SELECT
       count(*) AS "totalProducts",
       count(*) FILTER (WHERE created_at >= ?) AS "newProducts",
       coalesce(sum(weight * quantity), 0) AS "totalWeight"
     FROM products
     WHERE NOT is_archived`,
    [newSince],
  );
  return rows[0];
}
