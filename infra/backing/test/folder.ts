import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from '@jest/globals';

/** A new folder below `parent`, gone after the file's tests. */
export function testFolder(parent = tmpdir()): string {
  const folder = mkdtempSync(join(parent, 'dahab-backing-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
