import type { Connection, Transaction } from '@dahab/chassis/database/connect.ts';
import type { Product } from '../../contract/product.ts';
import { offsetOf, type PageWish } from '../pages.ts';
import { productOf, type ProductRow } from '../products/row.ts';
import { neighbourhoodOf } from './one-typo.ts';
import { FIELD_STEP, isForgiven, isFoundInside } from './rules.ts';

export interface ProductWord {
  readonly productId: number;
  readonly word: string;
  readonly field: number;
}

export interface SearchFilter {
  readonly karat: number | null;
  readonly withArchived: boolean;
}

/** A word of the shop that answers one term of a query; the smaller the rank, the better. */
export interface Match {
  readonly term: number;
  readonly wordId: number;
  readonly rank: number;
}

/** In order of the words: writers that share some then wait for each other instead of for ever. */
export async function insertWords(trx: Transaction, words: readonly string[]): Promise<void> {
  await trx.raw(
    `INSERT INTO search_words (word)
     SELECT word FROM unnest(?::text[]) AS new (word)
     WHERE NOT EXISTS (SELECT FROM search_words WHERE search_words.word = new.word COLLATE "C")
     ORDER BY word COLLATE "C"
     ON CONFLICT DO NOTHING`,
    [[...words]],
  );
}

export async function replaceProductWords(
  trx: Transaction,
  productIds: readonly number[],
  words: readonly ProductWord[],
): Promise<void> {
  await trx('product_words').whereIn('product_id', productIds).delete();
  await trx.raw(
    `INSERT INTO product_words (word_id, product_id, field)
     SELECT search_words.id, new.product_id, new.field
     FROM unnest(?::int[], ?::text[], ?::smallint[]) AS new (product_id, word, field)
     JOIN search_words ON search_words.word = new.word COLLATE "C"`,
    [
      words.map(({ productId }) => productId),
      words.map(({ word }) => word),
      words.map(({ field }) => field),
    ],
  );
}

const LAST_CHARACTER = '\u{10ffff}';

/** All words that may answer a form of a term, and some that do not. */
export async function listCandidateWords(
  db: Connection,
  form: string,
): Promise<{ id: number; word: string }[]> {
  const parts = [startingWith('word', form)];
  if (isFoundInside(form)) {
    parts.push({ sql: 'word LIKE ?', bindings: [`%${form.replace(/[\\%_]/g, '\\$&')}%`] });
  }
  if (isForgiven(form)) parts.push(...neighbours(form));
  const sql = parts.map((part) => `SELECT id, word FROM search_words WHERE ${part.sql}`);
  const { rows } = await db.raw<{ rows: { id: number; word: string }[] }>(
    sql.join(' UNION '),
    parts.flatMap((part) => part.bindings),
  );
  return rows;
}

interface Condition {
  readonly sql: string;
  readonly bindings: readonly (string | number)[];
}

/** A range, since the columns compare by bytes. */
function startingWith(column: 'word' | 'backwards', start: string): Condition {
  return { sql: `${column} >= ? AND ${column} < ?`, bindings: [start, start + LAST_CHARACTER] };
}

function neighbours(form: string): Condition[] {
  const { start, end, swapped, shortest, longest } = neighbourhoodOf(form);
  const halves = [
    startingWith('word', start),
    startingWith('backwards', Array.from(end).toReversed().join('')),
  ];
  return [
    { sql: 'word = ?', bindings: [swapped] },
    ...halves.map(({ sql, bindings }) => ({
      sql: `${sql} AND char_length(word) BETWEEN ? AND ?`,
      bindings: [...bindings, shortest, longest],
    })),
  ];
}

const FOUND = `
  WITH answered AS (
    SELECT product_words.product_id, match.term, min(match.rank + ? * product_words.field) AS rank
    FROM unnest(?::int[], ?::int[], ?::int[]) AS match (term, word_id, rank)
    JOIN product_words USING (word_id)
    GROUP BY product_words.product_id, match.term
  ), found AS (
    SELECT products.id, products.created_at, sum(answered.rank) AS rank
    FROM answered JOIN products ON products.id = answered.product_id
    WHERE (?::int IS NULL OR products.karat = ?) AND (? OR NOT products.is_archived)
    GROUP BY products.id
    HAVING count(*) = ?
  )`;

/** Products that answer every one of `terms`, the best first, and how many there are. */
export async function listFoundProducts(
  db: Connection,
  terms: number,
  matches: readonly Match[],
  filter: SearchFilter,
  wish: PageWish,
): Promise<{ products: Product[]; total: number }> {
  const bindings = [
    FIELD_STEP,
    matches.map(({ term }) => term),
    matches.map(({ wordId }) => wordId),
    matches.map(({ rank }) => rank),
    filter.karat,
    filter.karat,
    filter.withArchived,
    terms,
  ];
  const { rows } = await db.raw<{ rows: (ProductRow & { total: number })[] }>(
    `${FOUND}, counted AS (SELECT count(*) AS total FROM found), best AS (
       SELECT id, rank FROM found ORDER BY rank, created_at DESC, id DESC LIMIT ? OFFSET ?
     )
     SELECT products.*, counted.total
     FROM counted
     LEFT JOIN best ON true
     LEFT JOIN products ON products.id = best.id
     ORDER BY best.rank, products.created_at DESC, products.id DESC`,
    [...bindings, wish.limit, offsetOf(wish)],
  );
  const products = rows.filter((row) => row.id !== null).map(productOf);
  return { products, total: rows[0]?.total ?? 0 };
}

/** Everything that a filter lets through, newest first. */
export async function listAllProducts(
  db: Connection,
  filter: SearchFilter,
  wish: PageWish,
): Promise<{ products: Product[]; total: number }> {
  const filtered = () =>
    db<ProductRow>('products').where({
      ...(filter.karat !== null && { karat: filter.karat }),
      ...(!filter.withArchived && { is_archived: false }),
    });
  const newest = filtered()
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(wish.limit)
    .offset(offsetOf(wish));
  const [rows, [counted]] = await Promise.all([newest, filtered().count({ total: '*' })]);
  return { products: rows.map(productOf), total: Number(counted?.total) };
}
