import type { Connection, Transaction } from '@dahab/chassis/database/connect.ts';
import { inSlices } from '@dahab/chassis/in-slices.ts';

/** Products whose bits stand in one row; the size of `search_postings.products`. */
export const BLOCK_SIZE = 1_024;

/** The fields that a word may stand in, from 0. */
const FIELDS = 3;

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
  const ids = products.map(({ productId }) => productId);
  await writeProductWords(trx, products, await listProductWords(trx, ids));
}

/** `replaceProductWords` for products that this transaction has made: nothing is held of them. */
export function addProductWords(
  trx: Transaction,
  products: readonly ProductWords[],
): Promise<void> {
  return writeProductWords(trx, products, []);
}

async function writeProductWords(
  trx: Transaction,
  products: readonly ProductWords[],
  held: readonly ProductWords[],
): Promise<void> {
  const turned = await bitsToTurn([...products, ...held]);
  await trx.raw(
    `WITH kept AS (
       INSERT INTO product_words (product_id, word_ids, fields)
       SELECT product_id, word_ids::int[], fields::smallint[]
       FROM unnest(?::int[], ?::text[], ?::text[]) AS new (product_id, word_ids, fields)
       ON CONFLICT (product_id)
       DO UPDATE SET word_ids = excluded.word_ids, fields = excluded.fields
     )
     INSERT INTO search_postings AS there (word_id, field, block, products)
     SELECT word_id, field, block, ('x' || products)::bit(${BLOCK_SIZE})
     FROM unnest(?::int[], ?::smallint[], ?::int[], ?::text[])
       AS turned (word_id, field, block, products)
     ORDER BY 1, 2, 3
     ON CONFLICT (word_id, field, block)
     DO UPDATE SET products = there.products # excluded.products`,
    [
      products.map(({ productId }) => productId),
      products.map(({ wordIds }) => arrayOf(wordIds)),
      products.map(({ fields }) => arrayOf(fields)),
      arrayOf(turned.map(({ wordId }) => wordId)),
      arrayOf(turned.map(({ field }) => field)),
      arrayOf(turned.map(({ block }) => block)),
      arrayOf(turned.map(({ products: bits }) => bits.toString('hex'))),
    ],
  );
}

async function listProductWords(
  trx: Transaction,
  productIds: readonly number[],
): Promise<ProductWords[]> {
  const { rows } = await trx.raw<{ rows: ProductWords[] }>(
    `SELECT product_id AS "productId", word_ids AS "wordIds", fields
     FROM product_words WHERE product_id = ANY (?)`,
    [[...productIds]],
  );
  return rows;
}

interface TurnedBits {
  readonly wordId: number;
  readonly field: number;
  readonly block: number;
  readonly products: Buffer;
}

/** Of what is to be and what is held: what is both is turned twice, and stays. */
async function bitsToTurn(products: readonly ProductWords[]): Promise<TurnedBits[]> {
  const blocks = new Map<number, Map<number, Buffer>>();
  await inSlices(products, ({ productId, wordIds, fields }) => {
    const block = Math.floor(productId / BLOCK_SIZE);
    const words = blocks.get(block) ?? new Map<number, Buffer>();
    blocks.set(block, words);
    for (const [index, wordId] of wordIds.entries()) {
      turn(words, wordId * FIELDS + (fields[index] as number), productId % BLOCK_SIZE);
    }
  });
  return Array.from(blocks, ([block, words]) =>
    Array.from(words, ([word, bits]) => ({
      wordId: Math.floor(word / FIELDS),
      field: word % FIELDS,
      block,
      products: bits,
    })),
  )
    .flat()
    .filter(({ products: bits }) => bits.some((byte) => byte !== 0));
}

/** The highest bit is the first. */
function turn(words: Map<number, Buffer>, word: number, place: number): void {
  const bits = words.get(word) ?? Buffer.alloc(BLOCK_SIZE / 8);
  bits[place >> 3] = (bits[place >> 3] as number) ^ (0x80 >> (place & 7));
  words.set(word, bits);
}

/** Written at once: of a batch they are tens of thousands, and the driver looks at each of them. */
function arrayOf(items: readonly (number | string)[]): string {
  return `{${items.join(',')}}`;
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
