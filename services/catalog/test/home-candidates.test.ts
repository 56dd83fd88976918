import { expect, test } from '@jest/globals';
import { listHomepageCandidates } from '../src/home/store.ts';
import { aCollection, aProduct, openShop } from './shop.ts';

const shop = await openShop();

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly Plan[];
}

function stepsOf(plan: Plan): Plan[] {
  return [plan, ...(plan.Plans ?? []).flatMap(stepsOf)];
}

test('the home page is filled without reading all products of a large shop', async () => {
  const { id } = await aCollection(shop, { showInHomepage: true });
  await aCollection(shop, {
    showInHomepage: true,
    homepageProductsMode: 'selected',
    selectedProductIds: [(await aProduct(shop)).id],
  });
  await shop.db.raw(
    `INSERT INTO products (name_ar, name, description_ar, images, weight, karat, crafting_cost,
       quantity, collection_id, is_archived, tags)
     SELECT 'خاتم', '', '', '{}', 1, 21, 0, 1, ?, false, '{}' FROM generate_series(1, 20000)`,
    [id],
  );
  await shop.db.raw('ANALYZE products, collections');

  const asked: string[] = [];
  const note = ({ sql }: { sql: string }): number => asked.push(sql);
  shop.db.on('query', note);
  expect(await listHomepageCandidates(shop.db)).toHaveLength(5);
  shop.db.off('query', note);
  const explained = await shop.db.raw(`EXPLAIN (FORMAT JSON) ${asked[0]}`);
  const [{ Plan: plan }] = explained.rows[0]['QUERY PLAN'];

  const reads = stepsOf(plan).filter((step) => step['Relation Name'] === 'products');
  expect(reads.length).toBeGreaterThan(1);
  expect(reads.filter((step) => step['Node Type'] === 'Seq Scan')).toEqual([]);
});
