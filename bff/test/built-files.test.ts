import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, expect, test } from '@jest/globals';
import { openFrontDoor } from './front-door.ts';

const script = 'console.log("دهب");'.repeat(100);
const door = await openFrontDoor({}, { WEB_DIST: builtFrontEnd() });

test.each([
  ['br', brotliCompressSync(script).length],
  ['gzip', gzipSync(script).length],
  ['identity', Buffer.byteLength(script)],
])('a script goes out as %s to who takes it, for ever', async (encoding, bytes) => {
  const answer = await ask('/assets/shop-1a2b.js', encoding);
  expect(answer).toMatchObject({ status: 200, bytes });
  expect(answer.headers['content-encoding'] ?? 'identity').toBe(encoding);
  expect(answer.headers['content-type']).toMatch(/^(text|application)\/javascript/);
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(answer.headers['vary']).toMatch(/Accept-Encoding/i);
});

/** By hand: fetch would unpack the answer. */
function ask(path: string, encoding: string) {
  return new Promise<{ status?: number; headers: NodeJS.Dict<string | string[]>; bytes: number }>(
    (resolve, reject) => {
      request(door.url + path, { headers: { 'accept-encoding': encoding } }, (answer) => {
        let bytes = 0;
        answer.on('data', (chunk: Buffer) => (bytes += chunk.length));
        answer.on('end', () =>
          resolve({ status: answer.statusCode, headers: answer.headers, bytes }),
        );
      })
        .on('error', reject)
        .end();
    },
  );
}

function builtFrontEnd(): string {
  const folder = mkdtempSync(join(tmpdir(), 'dahab-web-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>دهب</title>');
  const file = join(folder, 'assets/shop-1a2b.js');
  writeFileSync(file, script);
  writeFileSync(`${file}.br`, brotliCompressSync(script));
  writeFileSync(`${file}.gz`, gzipSync(script));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
