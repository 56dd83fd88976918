import type { Kind } from './control/words.ts';

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

/** The address of a server that the tests are to use instead of starting one. */
export function givenUrl(kind: Kind): string | undefined {
  const { TEST_DATABASE_URL, TEST_AMQP_URL, TEST_REDIS_URL, TEST_S3_URL } = process.env;
  const urls = {
    postgres: TEST_DATABASE_URL,
    rabbitmq: TEST_AMQP_URL,
    redis: TEST_REDIS_URL,
    s3: TEST_S3_URL,
  };
  return urls[kind] || undefined;
}

/** The browser that the journeys are to use instead of looking for one. */
export function givenChromium(): string | undefined {
  return process.env.CHROMIUM_PATH || undefined;
}

/** A shop that runs already, empty, for the journeys to walk instead of starting one. */
export function givenShop(): { url: string; password: string; telegramPort: number } | null {
  const { TEST_SHOP_URL, TEST_SHOP_ADMIN_PASSWORD = '', TEST_TELEGRAM_PORT = '0' } = process.env;
  if (!TEST_SHOP_URL) return null;
  return {
    url: TEST_SHOP_URL,
    password: TEST_SHOP_ADMIN_PASSWORD,
    telegramPort: Number(TEST_TELEGRAM_PORT),
  };
}
