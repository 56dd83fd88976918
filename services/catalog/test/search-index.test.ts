import { expect, test } from '@jest/globals';
import { importPieces, takePieces } from './import-pieces.ts';
import { realisticPieces } from './realistic-pieces.ts';
import { openShop } from './shop.ts';

const shop = await openShop();
const pieces = realisticPieces(1);
for (let job = 1; job <= 6; job += 1) await importPieces(shop, takePieces(pieces, 500), job);
await shop.db.raw('ANALYZE');

/** The plans of everything that a request asks the database, one after the other. */
async function plansOf(request: () => Promise<unknown>): Promise<string[]> {
  const asked: { sql: string; bindings: readonly string[] }[] = [];
  const note = (query: { sql: string; bindings: readonly string[] }) => {
    // Workers ask things of their own meanwhile.
    if (/search_|"products"/.test(query.sql)) asked.push(query);
  };
  shop.db.on('query', note);
  await request();
  shop.db.removeListener('query', note);
  const plans: string[] = [];
  for (const { sql, bindings } of asked) {
    const { rows } = await shop.db.raw(`EXPLAIN ${sql.replace(/\$\d+/g, '?')}`, [...bindings]);
    plans.push(rows.map((row: Record<string, string>) => row['QUERY PLAN']).join('\n'));
  }
  return plans;
}

test.each(['خاتم', 'سلصلة', 'خاتم ذهب عيار 21', 'dia', 'كود 10203'])(
  'the database finds "%s" through its indexes alone',
  async (q) => {
    const path = `/api/products/search?q=${encodeURIComponent(q)}&karat=21`;
    const [words, postings, ...rest] = await plansOf(() => shop.guest.get(path));
    expect(rest).toHaveLength(1);
    expect(words).toContain('search_words_word');
    expect(words).toContain('search_words_inside');
    expect(postings).toContain('search_postings_pkey');
    expect([words, postings, ...rest].join('\n')).not.toContain('Seq Scan');
  },
);

test.each(['', '&karat=21', '&archived=true', '&includeArchived=true'])(
  'a page of all products is taken from its index, and they are counted by theirs (%s)',
  async (filter) => {
    const path = `/api/products/search?q=${filter}`;
    const [page, count, ...rest] = await plansOf(() => shop.admin.get(path));
    expect(rest).toHaveLength(0);
    expect(page).toContain('products_newest');
    expect(count).toContain('search_postings_pkey');
    expect([page, count].join('\n')).not.toContain('Seq Scan');
  },
);
