import type { Connection } from '@dahab/chassis/database/connect.ts';
import type { ProductsPage } from '../../contract/product.ts';
import { type PageWish, productsPageOf } from '../pages.ts';
import { browseProducts } from '../products/actions.ts';
import type { ProductFilter } from '../products/store.ts';
import { matchRank, type Term, termsOf } from './rules.ts';
import { listCandidateWords, listFoundProducts, type Match, type SearchFilter } from './store.ts';

/** Nothing asked: everything. Asked for nothing but punctuation: nothing. */
export async function findProducts(
  db: Connection,
  query: string,
  filter: SearchFilter,
  wish: PageWish,
): Promise<ProductsPage> {
  if (query.trim() === '') return browseProducts(db, everythingIn(filter), wish);
  const { products, total } = await findByTerms(db, termsOf(query), filter, wish);
  return productsPageOf(products, total, wish);
}

function everythingIn({ karat, withArchived }: SearchFilter): ProductFilter {
  return withArchived ? { karat } : { karat, isArchived: false };
}

async function findByTerms(
  db: Connection,
  terms: readonly Term[],
  filter: SearchFilter,
  wish: PageWish,
): ReturnType<typeof listFoundProducts> {
  const matches = await Promise.all(terms.map((term) => matchesOf(db, term)));
  if (terms.length === 0 || matches.some((ofTerm) => ofTerm.length === 0)) {
    return { products: [], total: 0 };
  }
  return listFoundProducts(db, matches, filter, wish);
}

async function matchesOf(db: Connection, term: Term): Promise<Match[]> {
  const candidates = await Promise.all(term.map((form) => listCandidateWords(db, form)));
  const words = new Map(candidates.flat().map(({ id, word }) => [id, word]));
  return [...words].flatMap(([wordId, word]) => {
    const rank = matchRank(term, word);
    return rank === null ? [] : [{ wordId, rank }];
  });
}
