import { appendFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { testConfig } from './config.ts';

/** Jest's `describe`, or one that skips. */
export type Describe = (title: string, suite: () => void) => void;

/** Says at the end of the run what was not to be had; on CI, where everything is, a failure. */
export function noteMissing(sentence: string): void {
  if (testConfig().isCi) throw new Error(sentence);
  noteUntried(sentence);
}

/**
 * Says at the end of the run what was not tried, on CI as well: for programs of operators that judge
 * our files, not the shop.
 */
export function noteUntried(sentence: string): void {
  const { runFolder } = testConfig();
  const suite = relative(process.cwd(), expect.getState().testPath ?? '');
  appendFileSync(join(runFolder, 'missing.jsonl'), `${JSON.stringify({ suite, sentence })}\n`);
}

/** For a suite whose server or program is missing. */
export function describeSkipped(reason: string): Describe {
  const skip = describe.skip;
  return (title) => skip(title, () => test(`skipped: ${reason}`, () => {}));
}
