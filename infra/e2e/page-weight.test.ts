import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { screens } from '../../bff/src/pages/screens.ts';
import { buildWeb } from '../local/web-build.ts';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

/** Bytes of code, as gzip makes it, that a phone fetches before a page answers. */
const MOST_FOR_HOME = 185_000;
const MOST_FOR_A_SCREEN = 195_000;
/** The whole page with its styles, without what it brings along. */
const MOST_FOR_THE_PAGE = 5_000;

const dist = await buildWeb();
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<
  string,
  Chunk
>;

function filesOf(key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build has no ${key}`);
  if (seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const imported of chunk.imports ?? []) filesOf(imported, seen);
  return seen;
}

function weightOf(files: Iterable<string>): number {
  const weights = [...files].map((file) => gzipSync(readFileSync(join(dist, file))).length);
  return weights.reduce((sum, weight) => sum + weight, 0);
}

test('the home page needs little code', () => {
  expect(weightOf(filesOf('index.html'))).toBeLessThan(MOST_FOR_HOME);
});

const lazy = screens.flatMap(({ name, module }) => (module && name !== 'home' ? [module] : []));

test.each(lazy)('%s needs little more', (module) => {
  const files = filesOf(module, filesOf('index.html'));
  expect(weightOf(files)).toBeLessThan(MOST_FOR_A_SCREEN);
});

test('carousel, zoom and back office are not among what any page loads at first', () => {
  const loaded = filesOf('index.html');
  for (const module of lazy) filesOf(module, loaded);
  const code = [...loaded].map((file) => readFileSync(join(dist, file), 'utf8')).join('');
  expect(code).not.toMatch(/slick-slide|cropper|\/admin\/products\/details/);
});

test('the page itself is light, and its styles stand in it', () => {
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  expect(page).not.toContain('rel="stylesheet"');
  expect(page).toContain('<style>@font-face');
  expect(gzipSync(page).length).toBeLessThan(MOST_FOR_THE_PAGE);
});

test('only the faces of the first view are fetched ahead', () => {
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  expect(page.match(/rel="preload" as="font"/g)).toHaveLength(3);
});
