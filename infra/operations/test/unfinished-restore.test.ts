import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  BUILDING,
  markUnfinished,
  settleUnfinished,
  unfinishedPhase,
} from '@dahab/local/unfinished-restore.ts';
import { afterAll, expect, test } from '@jest/globals';

const folder = mkdtempSync(join(tmpdir(), 'dahab-unfinished-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function put(path: string, text: string): void {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), text);
}

test('a swap that was cut off in the middle is finished, and keeps the shop before', () => {
  put('postgres/data', 'new');
  put('before/postgres/data', 'old');
  put('secrets.json', 'old');
  put(`${BUILDING}/secrets.json`, 'new');
  put(`${BUILDING}/blobs/a`, 'new');
  markUnfinished(folder, { phase: 'swapping', before: 'before' });
  settleUnfinished(folder);
  const read = (path: string): string => readFileSync(join(folder, path), 'utf8');
  expect(['postgres/data', 'secrets.json', 'blobs/a'].map(read)).toEqual(['new', 'new', 'new']);
  expect(['before/postgres/data', 'before/secrets.json'].map(read)).toEqual(['old', 'old']);
  expect(unfinishedPhase(folder)).toBeNull();
  expect(existsSync(join(folder, BUILDING))).toBe(false);
});

test('a shop that was never filled is not opened', () => {
  markUnfinished(folder, { phase: 'filling', before: 'before' });
  expect(() => settleUnfinished(folder)).toThrow('no whole shop');
});
