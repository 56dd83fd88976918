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
 * How many products a filter lets through. No product has two of the facets that are added up, and
 * counting a thousand bits costs what counting one row does.
 */
export async function countByFacets(db: Connection, filter: FacetFilter): Promise<number> {
  const { rows } = await db.raw<{ rows: [{ total: number }] }>(
    `SELECT coalesce(sum(bit_count(one.products ${sideOf(filter)})), 0)::int AS total
     FROM (${postingsOf('ANY (?::text[])')}) AS one
     LEFT JOIN (${postingsOf('?')}) AS shown USING (block)`,
    [addedUp(filter), SHOWN],
  );
  return rows[0].total;
}

function addedUp({ isArchived, karat }: FacetFilter): string[] {
  if (karat !== null && karat !== undefined) return [karatFacet(karat)];
  return isArchived === false ? [SHOWN] : karats.map(karatFacet);
}

function postingsOf(words: string): string {
  return `SELECT block, products
    FROM search_words JOIN search_postings ON word_id = search_words.id
    WHERE word = ${words}`;
}

/** Of a block of which none is shown, there is no posting. */
function sideOf({ isArchived }: FacetFilter): string {
  if (isArchived === undefined) return '';
  return `& ${isArchived ? '~' : ''}coalesce(shown.products, 0::bit(${BLOCK_SIZE}))`;
}
