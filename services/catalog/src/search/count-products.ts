import type { Connection } from '@dahab/chassis/database/connect.ts';
import { karats } from '@dahab/pricing/contract/price.ts';
import { karatFacet, SHOWN } from './facets.ts';
import { BLOCK_SIZE } from './postings.ts';

interface FacetFilter {
  /** Absent: both. */
  readonly isArchived?: boolean;
  readonly karat?: number | null;
}

/**
 * How many products a filter lets through. Each product has one karat, so those of several karats
 * add up; counting a thousand bits costs what counting one row does.
 */
export async function countByFacets(
  db: Connection,
  { isArchived, karat }: FacetFilter,
): Promise<number> {
  const facets =
    karat === null || karat === undefined ? karats.map(karatFacet) : [karatFacet(karat)];
  const { rows } = await db.raw<{ rows: [{ total: number }] }>(
    `SELECT coalesce(sum(bit_count(of_karat.products ${sideOf(isArchived)})), 0)::int AS total
     FROM (${postingsOf('ANY (?::text[])')}) AS of_karat
     LEFT JOIN (${postingsOf('?')}) AS shown USING (block)`,
    [facets, SHOWN],
  );
  return rows[0].total;
}

function postingsOf(words: string): string {
  return `SELECT block, products
    FROM search_words JOIN search_postings ON word_id = search_words.id
    WHERE word = ${words}`;
}

/** Of a block of which none is shown, there is no posting. */
function sideOf(isArchived: boolean | undefined): string {
  if (isArchived === undefined) return '';
  return `& ${isArchived ? '~' : ''}coalesce(shown.products, 0::bit(${BLOCK_SIZE}))`;
}
