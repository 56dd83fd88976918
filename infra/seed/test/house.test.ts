import { readdirSync, statSync } from 'node:fs';
import { priceOf } from '@dahab/pricing/contract/price.ts';
import { expect, test } from '@jest/globals';
import { readHouse } from '../house.ts';

const LARGEST_PICTURE = 60_000;
const folder = new URL('../demo/pictures/', import.meta.url);
const gold = { basePrice21k: 5000, marginPerGram: 100 };
const house = await readHouse();
const { pieces, collections, banners, customers, settings } = house;

test('every piece is in a collection of the house and costs something', () => {
  const known = new Set(collections.map(({ slug }) => slug));
  expect(pieces.filter(({ collection }) => !known.has(collection))).toEqual([]);
  expect(pieces.filter((piece) => (priceOf(piece, gold) ?? 0) <= 0)).toEqual([]);
  const withPieces = new Set(pieces.map(({ collection }) => collection));
  expect(withPieces).toEqual(known);
});

test('nothing has the name of something else', () => {
  const names = [
    ...[...pieces, ...collections, ...banners].map(({ slug }) => slug),
    ...pieces.flatMap(({ nameAr, name }) => [nameAr, name]),
    ...customers.map(({ phone }) => phone),
  ];
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('Arabic texts have no English left in them, and English ones no Arabic', () => {
  const arabic = [
    ...pieces.flatMap(({ nameAr, descriptionAr, tags }) => [nameAr, descriptionAr, ...tags]),
    ...collections.flatMap(({ nameAr, descriptionAr }) => [nameAr, descriptionAr]),
    ...banners.flatMap(({ titleAr, descriptionAr }) => [titleAr, descriptionAr]),
    String(settings['websiteNameAr']),
  ].map((text) => text.replace(/<\/?p>/g, ''));
  expect(arabic.filter((text) => !/\p{Script=Arabic}/u.test(text) || /[a-z]/i.test(text))).toEqual(
    [],
  );
  const english = [
    ...pieces.flatMap(({ name }) => [name]),
    ...collections.flatMap(({ nameEn, descriptionEn }) => [nameEn, descriptionEn]),
    ...banners.flatMap(({ titleEn, descriptionEn }) => [titleEn, descriptionEn]),
    String(settings['websiteNameEn']),
  ];
  expect(english.filter((text) => !/[a-z]/i.test(text) || /\p{Script=Arabic}/u.test(text))).toEqual(
    [],
  );
});

test('no two pieces are described alike', () => {
  const sentences = pieces.flatMap(({ descriptionAr }) =>
    descriptionAr.replace(/<\/?p>/g, '\n').split(/[.\n]+\s*/u),
  );
  const said = sentences.map((sentence) => sentence.trim()).filter((sentence) => sentence !== '');
  expect(said.filter((sentence, index) => said.indexOf(sentence) !== index)).toEqual([]);
});

test('selections and banners lead to what is there and for sale', () => {
  const forSale = new Map(
    pieces.filter(({ isArchived }) => !isArchived).map((piece) => [piece.slug, piece.collection]),
  );
  for (const { slug, selected } of collections) {
    expect(selected.filter((piece) => forSale.get(piece) !== slug)).toEqual([]);
  }
  const known = new Set(collections.map(({ slug }) => slug));
  expect(banners.filter(({ collection }) => !known.has(collection))).toEqual([]);
});

test('each picture is of something in the house, and light', () => {
  const wanted = new Set([
    'logo',
    ...pieces.map(({ slug }) => slug),
    ...banners.map(({ slug }) => slug),
    ...collections.map(({ slug }) => `collection-${slug}`),
  ]);
  const files = readdirSync(folder).filter((file) => file.endsWith('.webp'));
  expect(files.filter((file) => !wanted.has(file.replace(/-\d+\.webp$/, '')))).toEqual([]);
  const heavy = files.filter((file) => statSync(new URL(file, folder)).size > LARGEST_PICTURE);
  expect(heavy).toEqual([]);
});

test('every piece is shown from two sides at least', () => {
  const slugs = readdirSync(folder).map((file) => file.replace(/-\d+\.webp$/, ''));
  const sides = (slug: string): number => slugs.filter((shown) => shown === slug).length;
  expect(pieces.map(({ slug }) => slug).filter((slug) => sides(slug) < 2)).toEqual([]);
});
