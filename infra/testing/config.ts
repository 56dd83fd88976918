export interface TestConfig {
  /** For what belongs to this run of the tests only. */
  readonly runFolder: string;
  /** On CI a server that is missing is a failure. */
  readonly isCi: boolean;
}

export function testConfig(): TestConfig {
  const { DAHAB_TEST_RUN, CI } = process.env;
  if (!DAHAB_TEST_RUN) throw new Error('Tests are run by `node infra/testing/run.mjs`.');
  return { runFolder: DAHAB_TEST_RUN, isCi: CI === 'true' || CI === '1' };
}
