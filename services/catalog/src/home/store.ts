import type { Connection } from '@dahab/chassis/database/connect.ts';
import type { Product } from '../../contract/product.ts';
import { productOf, type ProductRow } from '../products/row.ts';

/**
 * All that the home page's sections can be filled with, each product once. Their ids are gathered
 * first: joined to them, all products would be read.
 */
export async function listHomepageCandidates(db: Connection): Promise<Product[]> {
  const { rows } = await db.raw<{ rows: ProductRow[] }>(`
    SELECT * FROM products WHERE id = ANY (ARRAY(
      SELECT newest.id
      FROM collections
      CROSS JOIN LATERAL (
        SELECT id FROM products
        WHERE collection_id = collections.id AND NOT is_archived
        ORDER BY created_at DESC, id DESC
        LIMIT collections.homepage_products_count
      ) AS newest
      WHERE show_in_homepage
      UNION
      SELECT unnest(selected_product_ids) FROM collections
      WHERE show_in_homepage AND homepage_products_mode = 'selected'
    ))`);
  return rows.map(productOf);
}
