import { once } from 'node:events';
import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { hasContainerEngine } from '../engine.ts';
import { testFolder } from './folder.ts';

const folder = testFolder();

async function engineAt(name: string, answer: RequestListener): Promise<[string, Server]> {
  const path = join(folder, name);
  const engine = createServer(answer).listen(path);
  await once(engine, 'listening');
  return [`unix://${path}`, engine];
}

test('an engine that answers the ping is there', async () => {
  const [address, engine] = await engineAt('good.sock', (_, response) => response.end('OK'));
  expect(await hasContainerEngine([address])).toBe(true);
  engine.close();
});

test('a socket that nobody serves is no engine', async () => {
  expect(await hasContainerEngine([`unix://${join(folder, 'none.sock')}`])).toBe(false);
});

test('a socket that never answers is given up within a second or so', async () => {
  const [address, engine] = await engineAt('silent.sock', () => {});
  const begun = performance.now();
  expect(await hasContainerEngine([address])).toBe(false);
  expect(performance.now() - begun).toBeLessThan(20_000);
  engine.closeAllConnections();
  engine.close();
});
