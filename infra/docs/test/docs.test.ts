import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { bffConfigSchema } from '../../../bff/src/config.ts';
import { serviceNames } from '@dahab/protocol/event.ts';
import { describe, expect, test } from '@jest/globals';

const root = new URL('../../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');

const documents = [
  'README.md',
  'ARCHITECTURE.md',
  'infra/testing/README.md',
  'web/README.md',
  ...readdirSync(new URL('infra/docs/decisions/', root)).map(
    (name) => `infra/docs/decisions/${name}`,
  ),
];

/** Paths from the root of the project that a text names; patterns and placeholders are passed over. */
function pathsIn(text: string): string[] {
  const named = [...text.matchAll(/(?:`|\]\()((?:services|bff|web|infra)\/[\w./-]+)(?:`|\))/g)];
  return named.map((match) => match[1] ?? '').filter((path) => !path.startsWith('web/dist'));
}

describe('the documents', () => {
  test.each(documents)('%s names only files that exist', (document) => {
    const missing = pathsIn(read(document)).filter((path) => !existsSync(new URL(path, root)));
    expect(missing).toEqual([]);
  });

  test('ARCHITECTURE.md follows an order through files that exist', () => {
    expect(pathsIn(read('ARCHITECTURE.md')).length).toBeGreaterThan(20);
  });

  test.each(serviceNames)('%s says in its README what it owns, says, hears, serves', (name) => {
    const text = read(`services/${name}/README.md`).toLowerCase();
    for (const list of ['owns', 'says', 'hears', 'routes', 'tables']) expect(text).toContain(list);
  });

  test('README.md names the settings of the runner', () => {
    const settings = [...read('infra/local/config.ts').matchAll(/^ {2}([A-Z][A-Z_]+):/gm)]
      .map((match) => match[1] ?? '')
      .filter((name) => name !== 'FRONT_END');
    expect(settings.length).toBeGreaterThan(5);
    expect(settings.filter((name) => !read('README.md').includes(name))).toEqual([]);
    expect(Object.keys(bffConfigSchema.shape)).toContain('TRUSTED_PROXIES');
  });
});
