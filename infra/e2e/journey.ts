import { expect, test } from '@jest/globals';
import type { Visitor } from './browser/open-browser.ts';
import { keepPicture } from './browser/pictures.ts';

const STEP_MS = 240_000;

export type Step = (title: string, walk: () => Promise<void>) => void;

/**
 * The tests of one journey, each from where the one before it ended: after one has failed, the rest
 * fail at once. After each, no browser has complained.
 */
export function journey(visitors: readonly Visitor[]): Step {
  let unfinished: string | null = null;
  return (title, walk) =>
    test(
      // oxlint-disable-next-line jest/valid-title -- it is a string: that of the caller
      title,
      async () => {
        if (unfinished !== null) throw new Error(`Not reached after: ${unfinished}`);
        unfinished = title;
        try {
          await walk();
          await Promise.all(visitors.map(({ troubles }) => troubles.arrived()));
          expect(complaints(visitors)).toEqual([]);
        } catch (error) {
          await keepFailure(visitors);
          throw withComplaints(error, complaints(visitors));
        }
        unfinished = null;
      },
      STEP_MS,
    );
}

/** What the browsers noted since they were last asked. */
function complaints(visitors: readonly Visitor[]): string[] {
  return visitors.flatMap(({ troubles }) => troubles.take());
}

/** They often say why a step failed. */
function withComplaints(error: unknown, complaints: readonly string[]): unknown {
  if (complaints.length === 0) return error;
  return new Error(`The browser complained:\n${complaints.join('\n')}`, { cause: error });
}

async function keepFailure(visitors: readonly Visitor[]): Promise<void> {
  const pages = visitors.map(({ page }, index) => keepPicture(page, `failed-${index + 1}`));
  await Promise.allSettled(pages);
}
