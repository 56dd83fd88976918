import type { Transaction } from '@dahab/chassis/database/connect.ts';
import type { Product } from '../../contract/product.ts';
import { inSlices } from '@dahab/chassis/in-slices.ts';
import { textOfHtml } from '../products/clean-html.ts';
import { idsOfWords } from './dictionary.ts';
import { facetsOf } from './facets.ts';
import {
  addProductWords,
  type ProductWords,
  removeProductWords,
  replaceProductWords,
} from './postings.ts';
import { createWordReader, fieldRanks } from './rules.ts';

/** Only the beginning of an endless description is searched. */
const MOST_DESCRIPTION_WORDS = 1_000;
/** A longer one is no word that anybody types; the index could not hold it. */
const LONGEST_WORD = 100;

type Searched = Pick<
  Product,
  'nameAr' | 'name' | 'tags' | 'descriptionAr' | 'karat' | 'isArchived'
>;

/** The words of a product, each with the best field in which it stands. */
export type FoundBy = ReadonlyMap<string, number>;

/** Makes products findable by what they say now. The caller has made or locked them. */
export async function indexProducts(
  trx: Transaction,
  products: readonly (Searched & { id: number })[],
): Promise<void> {
  const words = await readProducts(products);
  const found = products.map(({ id }, index) => ({ id, words: words[index] as FoundBy }));
  await replaceProductWords(trx, await withWordIds(trx, found));
}

const read = createWordReader();

/** What products will be found by, before they are there. */
export function readProducts(products: readonly Searched[]): Promise<FoundBy[]> {
  return inSlices(products, (product) => wordsOf(product));
}

/** Makes products that this transaction has made findable by these words. */
export async function indexNewProducts(
  trx: Transaction,
  products: readonly Found[],
): Promise<void> {
  await addProductWords(trx, await withWordIds(trx, products));
}

interface Found {
  readonly id: number;
  readonly words: FoundBy;
}

async function withWordIds(trx: Transaction, products: readonly Found[]): Promise<ProductWords[]> {
  const distinct = new Set<string>();
  for (const { words } of products) for (const word of words.keys()) distinct.add(word);
  const ids = await idsOfWords(trx, [...distinct]);
  return products.map(({ id, words }) => ({
    productId: id,
    wordIds: Array.from(words.keys(), (word) => idOf(ids, word)),
    fields: [...words.values()],
  }));
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

function wordsOf(product: Searched): FoundBy {
  const best = new Map(facetsOf(product).map((facet) => [facet, fieldRanks.name as number]));
  const noteAs =
    (field: number, most = Number.POSITIVE_INFINITY) =>
    (word: string): void => {
      if (best.has(word) || best.size >= most || word.length > LONGEST_WORD) return;
      best.set(word, field);
    };
  read(`${product.nameAr} ${product.name}`, noteAs(fieldRanks.name));
  read(product.tags.join(' '), noteAs(fieldRanks.tag));
  const most = best.size + MOST_DESCRIPTION_WORDS;
  read(textOfHtml(product.descriptionAr), noteAs(fieldRanks.description, most));
  return best;
}
