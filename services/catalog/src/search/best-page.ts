import { offsetOf, type PageWish } from '../pages.ts';
import { BLOCK_SIZE, type Posting } from './postings.ts';

/** No sum of ranks gets there: twelve terms of 15 points at most. */
const ABSENT = 255;

/** The ranks of a block's products, ABSENT for those that are not found. */
type Ranks = Uint8Array;

export interface FoundPage {
  readonly ids: readonly number[];
  readonly total: number;
}

/**
 * The products that have a posting for each of the terms 0 to `terms` - 1, best sum of ranks first,
 * newest first among equals.
 */
export function bestPage(postings: readonly Posting[], terms: number, wish: PageWish): FoundPage {
  const blocks = [...rankedBlocks(postings, terms)].toSorted(([one], [other]) => other - one);
  const counts = countRanks(blocks.map(([, ranks]) => ranks));
  const ids: number[] = [];
  let skipped = 0;
  for (const [rank, count] of counts.entries()) {
    const from = Math.max(0, offsetOf(wish) - skipped);
    skipped += count;
    if (count <= from) continue;
    ids.push(...idsOfRank(blocks, rank, from, wish.limit - ids.length));
    if (ids.length === wish.limit) break;
  }
  return { ids, total: counts.reduce((sum, count) => sum + count, 0) };
}

/** The sums of the terms' ranks. */
function rankedBlocks(postings: readonly Posting[], terms: number): Map<number, Ranks> {
  const byTerm = Array.from({ length: terms }, () => new Map<number, Ranks>());
  for (const posting of postings) {
    const ofTerm = byTerm[posting.term];
    const ranks = ofTerm?.get(posting.block) ?? new Uint8Array(BLOCK_SIZE).fill(ABSENT);
    ofTerm?.set(posting.block, improve(ranks, posting));
  }
  return byTerm.reduce(addUp);
}

function improve(ranks: Ranks, { products, rank }: Posting): Ranks {
  for (let index = 0; index < products.length; index += 1) {
    // The highest bit first, and none left after the last one that is set.
    for (let rest = (products[index] as number) << 24; rest !== 0;) {
      const bit = Math.clz32(rest);
      const place = index * 8 + bit;
      if (rank < (ranks[place] as number)) ranks[place] = rank;
      rest &= ~(0x80000000 >>> bit);
    }
  }
  return ranks;
}

/** Of the blocks that both have, in place: what only one has is not found. */
function addUp(sums: Map<number, Ranks>, more: Map<number, Ranks>): Map<number, Ranks> {
  for (const [block, ranks] of sums) {
    const others = more.get(block);
    if (others) addRanks(ranks, others);
    else sums.delete(block);
  }
  return sums;
}

function addRanks(ranks: Ranks, others: Ranks): void {
  for (let place = 0; place < BLOCK_SIZE; place += 1) {
    // More than ABSENT becomes ABSENT, which is all that the array can hold.
    ranks[place] = Math.min((ranks[place] as number) + (others[place] as number), ABSENT);
  }
}

function countRanks(blocks: readonly Ranks[]): Uint32Array {
  const counts = new Uint32Array(ABSENT + 1);
  for (const ranks of blocks) {
    for (let place = 0; place < BLOCK_SIZE; place += 1) {
      const rank = ranks[place] as number;
      counts[rank] = (counts[rank] as number) + 1;
    }
  }
  return counts.subarray(0, ABSENT);
}

function idsOfRank(
  blocks: readonly (readonly [number, Ranks])[],
  wanted: number,
  from: number,
  limit: number,
): number[] {
  const ids: number[] = [];
  let passed = 0;
  for (const [block, ranks] of blocks) {
    for (let place = BLOCK_SIZE - 1; place >= 0; place -= 1) {
      if (ranks[place] !== wanted) continue;
      passed += 1;
      if (passed > from) ids.push(block * BLOCK_SIZE + place);
      if (ids.length === limit) return ids;
    }
  }
  return ids;
}
