import { expect, test } from '@jest/globals';
import { chassisConfigSchema, readConfig } from '../config.ts';

const enough = {
  DATABASE_URL: 'postgres://u:p@127.0.0.1:5432/d',
  INTERNAL_TOKEN_SECRET: 'x'.repeat(32),
};

test('what is not set has its default, and an empty value counts as not set', () => {
  const config = readConfig(chassisConfigSchema, { ...enough, PORT: '', AMQP_URL: '' });
  expect(config).toMatchObject({ PORT: 8080, LOG_LEVEL: 'info' });
  expect(config.AMQP_URL).toBeUndefined();
});

test('one error names every value that is wrong', () => {
  const environment = { DATABASE_URL: 'nowhere', PORT: '70000', LOG_LEVEL: 'loud' };
  expect(() => readConfig(chassisConfigSchema, environment)).toThrow(
    /PORT[^]*LOG_LEVEL[^]*INTERNAL_TOKEN_SECRET[^]*DATABASE_URL/,
  );
});
