import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

test('secrets are read from the files that the environment names, passwords into their addresses', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dahab-secrets-'));
  const fileOf = (name: string, content: string): string => {
    writeFileSync(join(folder, name), `${content}\n`);
    return join(folder, name);
  };
  const config = readConfig(chassisConfigSchema, {
    INTERNAL_TOKEN_SECRET_FILE: fileOf('token', 'y'.repeat(32)),
    DATABASE_URL: 'postgres://u@db:5432/d',
    DATABASE_PASSWORD_FILE: fileOf('database', 'p@ss/word'),
    AMQP_URL: 'amqp://u@one:5672,amqp://u@two:5672',
    AMQP_PASSWORD_FILE: fileOf('amqp', 'hare'),
  });
  expect(config).toMatchObject({
    INTERNAL_TOKEN_SECRET: 'y'.repeat(32),
    DATABASE_URL: 'postgres://u:p%40ss%2Fword@db:5432/d',
    AMQP_URL: 'amqp://u:hare@one:5672,amqp://u:hare@two:5672',
  });
});

test('a file that is not there is named', () => {
  const environment = { ...enough, REDIS_URL: 'redis://c', REDIS_PASSWORD_FILE: '/no/such/file' };
  expect(() => readConfig(chassisConfigSchema, environment)).toThrow('/no/such/file');
});
