import { expect, test } from '@jest/globals';
import { aProduct } from '../../../testing/builders.ts';
import { findByBarcode, findPieces, knownPiece } from './known-pieces.ts';

const ring = knownPiece(
  aProduct({ id: 1, nameAr: 'خاتم لؤلؤة', name: 'Pearl ring', barcode: '2000000000015' }),
);
const chain = knownPiece(
  aProduct({ id: 2, nameAr: 'سلسلة', name: 'Chain', tags: ['هدايا'], barcode: '036000291452' }),
);

const found = (q: string) => findPieces([ring, chain], q, 24).pieces.map(({ id }) => id);

test('pieces are found in both languages, by tags, however they are spelled', () => {
  expect(found('لولوه')).toEqual([1]);
  expect(found('PEARL ri')).toEqual([1]);
  expect(found('هدايا')).toEqual([2]);
  expect(found('٢٠٠٠٠٠٠٠٠٠٠١٥')).toEqual([1]);
  expect(found('pearl chain')).toEqual([]);
});

test('only so many are shown, and all are counted', () => {
  const many = Array.from({ length: 30 }, () => ring);
  const { pieces, total } = findPieces(many, 'ring', 24);
  expect([pieces.length, total]).toEqual([24, 30]);
});

test.each(['036000291452', '0036000291452', '00036000291452'])(
  'a barcode is the same with zeros before it: %s',
  (code) => {
    expect(findByBarcode([ring, chain], code)?.id).toBe(2);
  },
);

test('a code of no piece finds none', () => {
  expect(findByBarcode([ring, chain], '2000000000022')).toBeUndefined();
});

test('a whole barcode finds its piece, and a part of it none', () => {
  const piece = knownPiece(aProduct({ barcode: '6221031492075' }));
  expect(findPieces([piece], '٦٢٢١٠٣١٤٩٢٠٧٥', 5).total).toBe(1);
  expect(findPieces([piece], '3149', 5).total).toBe(0);
});
