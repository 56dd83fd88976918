import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { arabicAdminTexts } from './admin/arabic-admin-texts.ts';
import { englishAdminTexts } from './admin/english-admin-texts.ts';
import accountAr from './account.ar.json';
import accountEn from './account.en.json';
import shopAr from './ar.json';
import shopEn from './en.json';
import notFoundAr from './not-found.ar.json';
import notFoundEn from './not-found.en.json';

const ar = { ...shopAr, ...accountAr, ...notFoundAr };
const en = { ...shopEn, ...accountEn, ...notFoundEn };
const adminAr = { admin: arabicAdminTexts };
const adminEn = { admin: englishAdminTexts };

const PLURAL = /_(zero|one|two|few|many|other)$/;
const ARABIC_FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'];
const SOURCES = join(__dirname, '..');

type Texts = { [key: string]: string | Texts };

const pairs: [string, Texts, Texts][] = [
  ['the shop', ar, en],
  ['the back office', adminAr, adminEn],
];

test.each(pairs)('%s says the same things in both languages', (_, arabic, english) => {
  expect(namesOf(arabic)).toEqual(namesOf(english));
});

test.each(pairs)('%s fills the same gaps in both languages', (_, arabic, english) => {
  const englishTexts = flat(english);
  for (const [key, text] of Object.entries(flat(arabic))) {
    const other = englishTexts[key] ?? englishTexts[key.replace(PLURAL, '_other')] ?? '';
    const missing = gapsOf(text).filter((gap) => !gapsOf(other).includes(gap));
    expect({ key, missing }).toEqual({ key, missing: [] });
  }
});

test.each(pairs)('%s has all six Arabic plurals', (_, arabic) => {
  const keys = Object.keys(flat(arabic));
  for (const key of keys.filter((name) => PLURAL.test(name))) {
    const name = key.replace(PLURAL, '');
    const forms = ARABIC_FORMS.filter((form) => keys.includes(`${name}_${form}`));
    expect({ name, forms }).toEqual({ name, forms: ARABIC_FORMS });
  }
});

test('every text that the code asks for exists', () => {
  const known = new Set([...namesOf(ar), ...namesOf(adminAr)]);
  const missing = usedKeys().filter((key) => !known.has(key));
  expect(missing).toEqual([]);
});

test('every text is asked for somewhere', () => {
  const used = new Set(usedKeys());
  const prefixes = usedPrefixes();
  const unused = [...namesOf(ar), ...namesOf(adminAr)].filter(
    (key) => !used.has(key) && !prefixes.some((prefix) => key.startsWith(prefix)),
  );
  expect(unused).toEqual([]);
});

/** Keys without their plural endings, in order. */
function namesOf(texts: Texts): string[] {
  return [...new Set(Object.keys(flat(texts)).map((key) => key.replace(PLURAL, '')))].toSorted();
}

function flat(texts: Texts, prefix = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([key, text]) =>
      typeof text === 'string'
        ? [[`${prefix}${key}`, text]]
        : Object.entries(flat(text, `${prefix}${key}.`)),
    ),
  );
}

function gapsOf(text: string): string[] {
  return [...text.matchAll(/\{\{(\w+)/g)].map(([, name]) => name ?? '');
}

/** Every quoted `word.word…` that starts with the name of a screen, so that maps of keys count too. */
function usedKeys(): string[] {
  const roots = [...Object.keys(ar), 'admin'].join('|');
  const quoted = new RegExp(`['"\`]((?:${roots})(?:\\.[\\w-]+)+)['"\`]`, 'g');
  return [...new Set([...code().matchAll(quoted)].map(([, key]) => key ?? ''))].toSorted();
}

/** `` `karat.${karat}` `` uses all keys that begin with `karat.` */
function usedPrefixes(): string[] {
  return [...code().matchAll(/`([\w.-]+\.)\$\{/g)].map(([, prefix]) => prefix ?? '');
}

function code(): string {
  return readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(join(SOURCES, file), 'utf8'))
    .join('\n')
    .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
}
