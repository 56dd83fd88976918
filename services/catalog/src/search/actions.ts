import type { Connection } from '@dahab/chassis/database/connect.ts';
import type { ProductsPage } from '../../contract/product.ts';
import { type PageWish, productsPageOf } from '../pages.ts';
import { browseProducts } from '../products/actions.ts';
import { listProductsByIds, type ProductFilter } from '../products/store.ts';
import { bestPage } from './best-page.ts';
import { listCandidateWords, type Word } from './dictionary.ts';
import { facetsAsked, type SearchFilter } from './facets.ts';
import { listPostings, type Match } from './postings.ts';
import { matcherOf, type Matcher, type Term, termsOf } from './rules.ts';

/** Nothing asked: everything. Asked for nothing but punctuation: nothing. */
export async function findProducts(
  db: Connection,
  query: string,
  filter: SearchFilter,
  wish: PageWish,
): Promise<ProductsPage> {
  if (query.trim() === '') return browseProducts(db, everythingIn(filter), wish);
  const matches = await matchesOf(db, termsOf(query), facetsAsked(filter));
  if (matches.length === 0) return productsPageOf([], 0, wish);
  const postings = await listPostings(db, matches.flat());
  const { ids, total } = bestPage(postings, matches.length, wish);
  const byId = new Map((await listProductsByIds(db, ids)).map((product) => [product.id, product]));
  return productsPageOf(
    // One that was deleted a moment ago is no longer there.
    ids.flatMap((id) => byId.get(id) ?? []),
    total,
    wish,
  );
}

function everythingIn({ karat, withArchived }: SearchFilter): ProductFilter {
  return withArchived ? { karat } : { karat, isArchived: false };
}

/** The words that answer each term and facet; none at all when one of them has none. */
async function matchesOf(
  db: Connection,
  terms: readonly Term[],
  facets: readonly string[],
): Promise<Match[][]> {
  if (terms.length === 0) return [];
  const words = await listCandidateWords(db, [...new Set(terms.flat())], facets);
  const matches = [
    ...terms.map((term, index) => matchesAmong(words, index, matcherOf(term))),
    ...facets.map((facet, index) =>
      matchesAmong(words, terms.length + index, (word) => (word === facet ? 0 : null)),
    ),
  ];
  return matches.some((ofTerm) => ofTerm.length === 0) ? [] : matches;
}

function matchesAmong(words: readonly Word[], term: number, rankOf: Matcher): Match[] {
  return words.flatMap(({ id, word }) => {
    const rank = rankOf(word);
    return rank === null ? [] : [{ term, wordId: id, rank }];
  });
}
