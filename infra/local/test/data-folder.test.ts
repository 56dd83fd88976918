import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { claimDataFolder } from '../data-folder.ts';
import { openSecrets, saveSecrets } from '../secrets.ts';
import { sentenceOf } from '../trouble.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dahab-data-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('a data folder', () => {
  test('is used by one shop at a time', async () => {
    const first = await claimDataFolder(folder);
    await expect(claimDataFolder(folder)).rejects.toThrow(/is running on .* already/);
    await first.release();
    await (await claimDataFolder(folder)).release();
  });

  test('that holds something else is left alone', async () => {
    writeFileSync(join(folder, 'holiday.jpg'), 'x');
    await expect(claimDataFolder(folder)).rejects.toThrow(/not a shop's.*DATA_DIR/);
  });

  test('that cannot be written to is explained', async () => {
    writeFileSync(join(folder, 'file'), '');
    const error = await claimDataFolder(join(folder, 'file', 'data')).catch((e: unknown) => e);
    expect(sentenceOf(error, folder)).toMatch(/a file is in its way.*DATA_DIR/);
    const denied = Object.assign(new Error('denied'), { code: 'EACCES' });
    expect(sentenceOf(denied, folder)).toMatch(/may not write to .*DATA_DIR/);
  });
});

describe('secrets', () => {
  test('are made once and stay', () => {
    const made = openSecrets(folder);
    expect(openSecrets(folder)).toEqual(made);
    expect(made.internalToken.length).toBeGreaterThanOrEqual(32);
    expect(made.settingsKey).not.toBe(made.internalToken);
  });

  test('can be read by their owner alone', () => {
    saveSecrets(folder, openSecrets(folder));
    expect(statSync(join(folder, 'secrets.json')).mode & 0o077).toBe(0);
  });

  test('that are damaged are not replaced by new ones', () => {
    openSecrets(folder);
    chmodSync(join(folder, 'secrets.json'), 0o600);
    writeFileSync(join(folder, 'secrets.json'), '{"internalTok');
    expect(() => openSecrets(folder)).toThrow(/secrets\.json is damaged/);
  });
});
