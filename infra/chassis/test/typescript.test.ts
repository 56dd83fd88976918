import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';

const loader = new URL('../typescript/load.mjs', import.meta.url).href;
const folder = mkdtempSync(join(tmpdir(), 'dahab-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What a program says when it is run as ours are. */
function run(text: string): { output: string; error: string; path: string } {
  const path = join(folder, 'program.ts');
  writeFileSync(path, text);
  const ran = spawnSync(process.execPath, ['--import', loader, path], { encoding: 'utf8' });
  return { output: ran.stdout, error: ran.stderr, path };
}

test('types are taken away, and nothing else', () => {
  const { output } = run(`
    interface Ring { readonly karat: number }
    const make = <T extends Ring>(ring: T): string => \`\${ring.karat}k\`;
    console.log(make({ karat: 21 } satisfies Ring), make.name);
  `);
  expect(output).toBe('21k make\n');
});

test('an error names the line and column of the source', () => {
  const { error } = run(
    'type Grams = number;\n\nconst weight: Grams = 3; throw new Error(`${weight}`);',
  );
  expect(error).toContain('program.ts:3:32');
});

test('syntax that is more than types is refused by file', () => {
  const { error, path } = run('enum Karat { Full = 24 }');
  expect(error).toMatch(/enum is not supported/i);
  expect(error).toContain(path);
});
