import type { Findings, ReadBatch } from './in-batches.ts';

/**
 * Of the payloads of a batch: whoever asks their owner for something waits for so many at most. A job
 * that an upgrade cuts goes on behind its last part: parts that end elsewhere need other numbers.
 */
const MOST_IN_A_PART = 125;

/** JSON itself breaks no line. With it the text stays an array, as a release without parts wants it. */
const BREAK = ',\n';

/** Further apart than the numbers of batches come. */
const BETWEEN_PARTS = 1_000_000;

/** What one call carries of a batch, and what is counted at once. */
export interface Part {
  /** By which the payloads' owner knows them again; one that is all of its batch has its number. */
  readonly number: number;
  readonly batch: number;
  readonly isLast: boolean;
  /** A JSON array, as text. */
  readonly payloads: string;
  /** Those of the batch come with its last part, and the row that it has come to. */
  readonly findings: Findings;
  readonly lastRow: number;
}

const NOTHING_YET = {
  lastRow: 0,
  findings: { failed: 0, skipped: 0, errors: [], warnings: [] },
} as const;

/** A JSON array of these, as text in which `partsOf` finds the parts without reading it. */
export function inParts(payloads: readonly string[]): string {
  const parts: string[] = [];
  for (let from = 0; from < payloads.length; from += MOST_IN_A_PART) {
    parts.push(payloads.slice(from, from + MOST_IN_A_PART).join(','));
  }
  return `[${parts.join(BREAK)}]`;
}

/** One or more; what a release without parts has staged is all in one. */
export function partsOf({ number: batch, payloads, findings, lastRow }: ReadBatch): Part[] {
  const texts = payloads.slice(1, -1).split(BREAK);
  return texts.map((text, index) => {
    const isLast = index === texts.length - 1;
    const found = isLast ? { findings, lastRow } : NOTHING_YET;
    return {
      number: texts.length === 1 ? batch : (index + 1) * BETWEEN_PARTS + batch,
      batch,
      isLast,
      payloads: `[${text}]`,
      findings: found.findings,
      lastRow: found.lastRow,
    };
  });
}
