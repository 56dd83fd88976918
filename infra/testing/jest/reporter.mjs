import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const LONG_MS = 5_000;

/** Leaves the counts for the closing line of run.mjs, and how long the long files of a run took. */
export default class CountsReporter {
  onRunComplete(contexts, results) {
    const folder = process.env.DAHAB_TEST_RUN;
    if (!folder) return;
    const counts = {
      passed: results.numPassedTests,
      // A file that could not even be loaded has no tests to count: it is one failure.
      failed: results.numFailedTests + results.numRuntimeErrorTestSuites,
      skipped: results.numPendingTests + results.numTodoTests,
    };
    writeFileSync(join(folder, 'counts.json'), JSON.stringify(counts));
    const [context] = contexts;
    if (context && results.numTotalTestSuites > 1) keepSeconds(context.config.rootDir, results);
  }
}

/** For the order of later runs: see `seconds.json`. */
function keepSeconds(root, { testResults }) {
  const long = testResults
    .filter(({ perfStats }) => perfStats.runtime > LONG_MS)
    .map(({ testFilePath, perfStats }) => [
      relative(root, testFilePath).replaceAll('\\', '/'),
      Math.round(perfStats.runtime / 1_000),
    ])
    .toSorted(([, one], [, other]) => other - one);
  const folder = join(root, 'artefacts');
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'test-seconds.json'),
    `${JSON.stringify(Object.fromEntries(long), null, 2)}\n`,
  );
}
