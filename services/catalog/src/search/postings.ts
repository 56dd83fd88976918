import type { Connection, Transaction } from '@dahab/chassis/database/connect.ts';

/** Products whose bits stand in one row; the size of `search_postings.products`. */
export const BLOCK_SIZE = 1_024;

/** The words of a product, and beside each the best field in which it stands. */
export interface ProductWords {
  readonly productId: number;
  readonly wordIds: readonly number[];
  readonly fields: readonly number[];
}

/** A word of the shop that a product must have, or one of those with the same `term`. */
export interface Match {
  readonly term: number;
  readonly wordId: number;
  readonly rank: number;
}

/** Products of a block that answer a term in one way. */
export interface Posting {
  readonly term: number;
  /** The smaller, the better. */
  readonly rank: number;
  readonly block: number;
  /** A bit for each product, the first one in the highest bit of the first byte. */
  readonly products: Buffer;
}

/**
 * Makes these words what the index holds of the products, whose rows the caller has made or locked.
 * Turns over the bits that differ, in the order of their rows: writers that share some then wait for
 * each other instead of for ever.
 */
export async function replaceProductWords(
  trx: Transaction,
  products: readonly ProductWords[],
): Promise<void> {
  await trx.raw(
    `WITH wanted_rows AS MATERIALIZED (
       SELECT product_id, word_ids::int[], fields::smallint[]
       FROM unnest(?::int[], ?::text[], ?::text[]) AS new (product_id, word_ids, fields)
     ), wanted AS MATERIALIZED (
       SELECT product_id, word_id, field
       FROM wanted_rows, unnest(word_ids, fields) AS wanted (word_id, field)
     ), held AS (
       SELECT product_id, word_id, field
       FROM product_words, unnest(word_ids, fields) AS held (word_id, field)
       WHERE product_id = ANY (?)
     ), kept AS (
       INSERT INTO product_words (product_id, word_ids, fields)
       SELECT product_id, word_ids, fields FROM wanted_rows
       ON CONFLICT (product_id)
       DO UPDATE SET word_ids = excluded.word_ids, fields = excluded.fields
     ), differing AS (
       (TABLE wanted EXCEPT TABLE held) UNION ALL (TABLE held EXCEPT TABLE wanted)
     )
     INSERT INTO search_postings AS there (word_id, field, block, products)
     SELECT word_id, field, product_id / ${BLOCK_SIZE},
       bit_or(set_bit(0::bit(${BLOCK_SIZE}), product_id % ${BLOCK_SIZE}, 1))
     FROM differing
     GROUP BY 1, 2, 3
     ORDER BY 1, 2, 3
     ON CONFLICT (word_id, field, block)
     DO UPDATE SET products = there.products # excluded.products`,
    [
      products.map(({ productId }) => productId),
      products.map(({ wordIds }) => arrayOf(wordIds)),
      products.map(({ fields }) => arrayOf(fields)),
      products.map(({ productId }) => productId),
    ],
  );
}

/** Written at once: of a batch they are tens of thousands, and the driver looks at each of them. */
function arrayOf(numbers: readonly number[]): string {
  return `{${numbers.join(',')}}`;
}

/** Of products whose words were replaced by none. */
export async function removeProductWords(trx: Transaction, productId: number): Promise<void> {
  await trx('product_words').where({ product_id: productId }).delete();
}

/** Points between two fields: more than between the exact kinds of match. */
const FIELD_STEP = 3;

/** What the index says about the words, those of one term and one rank in one. */
export async function listPostings(db: Connection, matches: readonly Match[]): Promise<Posting[]> {
  const { rows } = await db.raw<{ rows: Posting[] }>(
    // bit_send puts the number of bits before them.
    `SELECT term, rank + ${FIELD_STEP} * field AS rank, block,
       substring(bit_send(bit_or(products)) FROM 5) AS products
     FROM unnest(?::int[], ?::int[], ?::int[]) AS matched (term, rank, word_id)
     JOIN search_postings USING (word_id)
     GROUP BY 1, 2, 3`,
    [
      matches.map(({ term }) => term),
      matches.map(({ rank }) => rank),
      matches.map(({ wordId }) => wordId),
    ],
  );
  return rows;
}

/** The postings without the products of `others`, which hold one posting for each of their blocks. */
export function postingsWithout(
  postings: readonly Posting[],
  others: readonly Posting[],
): readonly Posting[] {
  if (others.length === 0) return postings;
  const refused = new Map(others.map(({ block, products }) => [block, products]));
  return postings.map((posting) => {
    const left = Buffer.from(posting.products);
    for (const [index, bits] of (refused.get(posting.block) ?? []).entries()) {
      left[index] = (left[index] as number) & ~bits;
    }
    return { ...posting, products: left };
  });
}
