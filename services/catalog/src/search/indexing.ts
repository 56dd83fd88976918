import type { Transaction } from '@dahab/chassis/database/connect.ts';
import type { Product } from '../../contract/product.ts';
import { inSlices } from '@dahab/chassis/in-slices.ts';
import { textOfHtml } from '../products/clean-html.ts';
import { idsOfWords } from './dictionary.ts';
import { facetsOf } from './facets.ts';
import { removeProductWords, replaceProductWords } from './postings.ts';
import { createWordReader, fieldRanks, type ReadWords } from './rules.ts';

/** Only the beginning of an endless description is searched. */
const MOST_DESCRIPTION_WORDS = 1_000;
/** A longer one is no word that anybody types; the index could not hold it. */
const LONGEST_WORD = 100;

type Searched = Pick<
  Product,
  'id' | 'nameAr' | 'name' | 'tags' | 'descriptionAr' | 'karat' | 'isArchived'
>;

/** Makes products findable by what they say now. The caller has made or locked them. */
export async function indexProducts(
  trx: Transaction,
  products: readonly Searched[],
): Promise<void> {
  const read = createWordReader();
  const found = await inSlices(products, (product) => ({
    id: product.id,
    words: wordsOf(product, read),
  }));
  const distinct = new Set<string>();
  for (const { words } of found) for (const word of words.keys()) distinct.add(word);
  const ids = await idsOfWords(trx, [...distinct]);
  await replaceProductWords(
    trx,
    found.map(({ id, words }) => ({
      productId: id,
      wordIds: Array.from(words.keys(), (word) => idOf(ids, word)),
      fields: [...words.values()],
    })),
  );
}

function idOf(ids: ReadonlyMap<string, number>, word: string): number {
  const id = ids.get(word);
  if (id === undefined) throw new Error('A word is not in the dictionary');
  return id;
}

/** The caller has locked it. */
export async function forgetProduct(trx: Transaction, id: number): Promise<void> {
  await replaceProductWords(trx, [{ productId: id, wordIds: [], fields: [] }]);
  await removeProductWords(trx, id);
}

/** Whether the index must know of a change. */
export function isFoundDifferently(before: Product, after: Product): boolean {
  const seen = ({ nameAr, name, tags, descriptionAr, karat, isArchived }: Product): string =>
    JSON.stringify([nameAr, name, tags, descriptionAr, karat, isArchived]);
  return seen(before) !== seen(after);
}

/** With the best field in which each of them stands. */
function wordsOf(product: Searched, read: ReadWords): ReadonlyMap<string, number> {
  const fields = [
    { field: fieldRanks.name, words: facetsOf(product) },
    { field: fieldRanks.name, words: read(`${product.nameAr} ${product.name}`) },
    { field: fieldRanks.tag, words: read(product.tags.join(' ')) },
    {
      field: fieldRanks.description,
      words: read(textOfHtml(product.descriptionAr)).slice(0, MOST_DESCRIPTION_WORDS),
    },
  ];
  const best = new Map<string, number>();
  for (const { field, words } of fields) {
    for (const word of words) {
      if (!best.has(word) && word.length <= LONGEST_WORD) best.set(word, field);
    }
  }
  return best;
}
