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

/** A word of the shop that answers a term of a query; the smaller the rank, the better. */
export interface Match {
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

export async function removeProductWords(
  trx: Transaction,
  productIds: readonly number[],
): Promise<void> {
  await trx.raw('DELETE FROM product_words WHERE product_id = ANY (?)', [[...productIds]]);
}

/** Of products that have none. */
export async function insertProductWords(
  trx: Transaction,
  words: readonly ProductWord[],
): Promise<void> {
  await trx.raw(
    `INSERT INTO product_words (word_id, product_id, field, karat, is_archived)
     SELECT search_words.id, products.id, new.field, products.karat, products.is_archived
     FROM unnest(?::int[], ?::text[], ?::smallint[]) AS new (product_id, word, field)
     JOIN search_words ON search_words.word = new.word COLLATE "C"
     JOIN products ON products.id = new.product_id
     ORDER BY search_words.id, products.id`,
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
  readonly bindings: readonly (string | number | number[])[];
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

/** Products that answer every term, the best first, and how many there are. */
export async function listFoundProducts(
  db: Connection,
  terms: readonly (readonly Match[])[],
  filter: SearchFilter,
  wish: PageWish,
): Promise<{ products: Product[]; total: number }> {
  const answers = terms.map((matches) => answersTo(matches, filter));
  const { rows } = await db.raw<{ rows: (ProductRow & { total: number })[] }>(
    `WITH found AS (
       SELECT product_id, ${answers.map((_, index) => `term_${index}.rank`).join(' + ')} AS rank
       FROM ${answers.map(({ sql }, index) => joined(sql, index)).join('')}
     ), counted AS (
       SELECT count(*) AS total FROM found
     ), best AS (
       SELECT product_id, rank FROM found ORDER BY rank, product_id DESC LIMIT ? OFFSET ?
     )
     SELECT products.*, counted.total
     FROM counted
     LEFT JOIN best ON true
     LEFT JOIN products ON products.id = best.product_id
     ORDER BY best.rank, best.product_id DESC`,
    [...answers.flatMap(({ bindings }) => bindings), wish.limit, offsetOf(wish)],
  );
  const products = rows.filter((row) => row.id !== null).map(productOf);
  return { products, total: rows[0]?.total ?? 0 };
}

function wordsOfRank(matches: readonly Match[], rank: number): number[] {
  return matches.filter((match) => match.rank === rank).map(({ wordId }) => wordId);
}

function joined(sql: string, index: number): string {
  const table = `(${sql}) AS term_${index}`;
  return index === 0 ? table : ` JOIN ${table} USING (product_id)`;
}

/** One branch for each rank: with the words as constants the planner knows how much to expect. */
function answersTo(matches: readonly Match[], { karat, withArchived }: SearchFilter): Condition {
  const ranks = new Set(matches.map(({ rank }) => rank));
  const filter = `${karat === null ? '' : ' AND karat = ?'}${withArchived ? '' : ' AND NOT is_archived'}`;
  const branches = Array.from(ranks, (rank) => ({
    sql: `SELECT product_id, ?::int + ${FIELD_STEP} * field AS rank
          FROM product_words WHERE word_id = ANY (?::int[])${filter}`,
    bindings: [rank, wordsOfRank(matches, rank), ...(karat === null ? [] : [karat])],
  }));
  const all = branches.map(({ sql }) => sql).join(' UNION ALL ');
  const bindings = branches.flatMap((branch) => branch.bindings);
  // A product has a word once: only among several words may it be there twice.
  if (matches.length === 1) return { sql: all, bindings };
  return {
    sql: `SELECT product_id, min(rank) AS rank FROM (${all}) GROUP BY product_id`,
    bindings,
  };
}
