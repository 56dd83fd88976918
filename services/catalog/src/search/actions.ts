import type { Connection } from '@dahab/chassis/database/connect.ts';
import { foldBarcode } from '../../contract/barcode.ts';
import type { ProductsPage } from '../../contract/product.ts';
import { type PageWish, productsPageOf } from '../pages.ts';
import { browseBarcode, browseProducts } from '../products/actions.ts';
import { listProductsByIds, type ProductFilter } from '../products/store.ts';
import { bestPage } from './best-page.ts';
import { listCandidateWords, type Word } from './dictionary.ts';
import { facetRefused, facetsAsked, type SearchFilter } from './facets.ts';
import { listPostings, type Match, type Posting, postingsWithout } from './postings.ts';
import { matcherOf, type Matcher, type Term, termsOf } from './rules.ts';

/** Nothing asked: everything. Asked for nothing but punctuation: nothing. */
export async function findProducts(
  db: Connection,
  query: string,
  filter: SearchFilter,
  wish: PageWish,
): Promise<ProductsPage> {
  if (query.trim() === '') return browseProducts(db, everythingIn(filter), wish);
  const scanned = await browseBarcode(db, foldBarcode(query), everythingIn(filter), wish);
  if (scanned.total > 0) return scanned;
  const matches = await matchesOf(db, termsOf(query), facetsAsked(filter));
  if (matches.length === 0) return productsPageOf([], 0, wish);
  const found = await listPostings(db, matches.flat());
  const postings = postingsWithout(found, await listRefused(db, filter));
  const { ids, total } = bestPage(postings, matches.length, wish);
  const byId = new Map((await listProductsByIds(db, ids)).map((product) => [product.id, product]));
  return productsPageOf(
    // One that was deleted a moment ago is no longer there.
    ids.flatMap((id) => byId.get(id) ?? []),
    total,
    wish,
  );
}

function everythingIn({ karat, withArchived, withShown }: SearchFilter): ProductFilter {
  if (!withShown) return { karat, isArchived: true };
  return withArchived ? { karat } : { karat, isArchived: false };
}

/** The products that the filter leaves out whatever they are called. */
async function listRefused(db: Connection, filter: SearchFilter): Promise<Posting[]> {
  const facet = facetRefused(filter);
  if (facet === null) return [];
  const words = await listCandidateWords(db, [], [facet]);
  return listPostings(
    db,
    words.map(({ id }) => ({ term: 0, wordId: id, rank: 0 })),
  );
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
