/** Shorter words have too many neighbours to forgive anything. */
export const SHORTEST_FORGIVEN = 4;

/** Whether one letter too many, too few, wrong, or swapped with its neighbour tells two words apart. */
export function isOneTypoAway(one: string, other: string): boolean {
  // A letter is one or two units long: most words need no closer look.
  if (Math.abs(one.length - other.length) > 2) return false;
  const [short, long] = [Array.from(one), Array.from(other)].toSorted(
    (a, b) => a.length - b.length,
  );
  if (!short || !long || long.length - short.length > 1) return false;
  const start = short.findIndex((letter, index) => letter !== long[index]);
  if (start === -1) return long.length > short.length;
  const rest = (letters: string[], from: number): string => letters.slice(from).join('');
  if (long.length > short.length) return rest(short, start) === rest(long, start + 1);
  if (rest(short, start + 1) === rest(long, start + 1)) return true;
  return (
    short[start] === long[start + 1] &&
    short[start + 1] === long[start] &&
    rest(short, start + 2) === rest(long, start + 2)
  );
}

/** What every word that is one typo away from `word` has in common with it. */
export interface Neighbourhood {
  /** Its first half, or … */
  readonly start: string;
  /** … its second half … */
  readonly end: string;
  /** … unless the two letters in the middle are swapped: then it is exactly this. */
  readonly swapped: string;
  readonly shortest: number;
  readonly longest: number;
}

/** One typo lies in one half of a word, or on the seam between them: the other half is unharmed. */
export function neighbourhoodOf(word: string): Neighbourhood {
  const letters = Array.from(word);
  const half = Math.floor(letters.length / 2);
  const swapped = letters.with(half - 1, letters[half] ?? '').with(half, letters[half - 1] ?? '');
  return {
    start: letters.slice(0, half).join(''),
    end: letters.slice(half).join(''),
    swapped: swapped.join(''),
    shortest: letters.length - 1,
    longest: letters.length + 1,
  };
}
