import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { isPortOpen } from '../free-port.ts';
import { answersAmqp, answersHttp, answersRedis } from '../probes.ts';
import { findRabbitmq } from '../rabbitmq.ts';
import { findRedis } from '../redis.ts';
import { findS3 } from '../s3.ts';
import { startS3rver } from '../s3rver.ts';
import { isMissing } from '../server.ts';
import type { Missing, Server } from '../server.ts';
import { testFolder } from './folder.ts';

const base = testFolder();

interface Case {
  readonly name: string;
  readonly start: (folder: string) => Promise<Server | Missing>;
  readonly answers: (port: number) => Promise<boolean>;
}

const cases: Case[] = [
  { name: 'redis', start: (folder) => findRedis({ folder }), answers: answersRedis },
  { name: 'rabbitmq', start: (folder) => findRabbitmq({ folder }), answers: answersAmqp },
  { name: 's3', start: (folder) => findS3({ folder }), answers: answersHttp },
  { name: 's3rver', start: (folder) => startS3rver(folder, 'asked for'), answers: answersHttp },
];

describe.each(cases)('$name', ({ name, start, answers }) => {
  test('runs, dies, comes back on its port, and leaves nothing behind', async () => {
    const folder = join(base, name);
    mkdirSync(folder);
    const server = await start(folder);
    if (isMissing(server)) {
      expect(server.missing).toMatch(/no container engine answers; .*(install)/);
      return;
    }
    const port = Number(new URL(server.url).port);
    expect(await answers(port)).toBe(true);
    await server.kill();
    expect(await answers(port)).toBe(false);
    await server.restart();
    expect(await answers(port)).toBe(true);
    await server.stop();
    expect(await isPortOpen(port)).toBe(false);
  });
});

test('a given server is used as it is, and never stopped or killed', async () => {
  const server = await findRedis({ url: 'redis://cache.example:6379', folder: base });
  if (isMissing(server)) throw new Error(server.missing);
  expect(server).toMatchObject({ url: 'redis://cache.example:6379', how: 'given' });
  await server.stop();
  await expect(server.kill()).rejects.toThrow('not ours to stop');
});
