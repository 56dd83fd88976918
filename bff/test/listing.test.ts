import { expect, test } from '@jest/globals';
import { listingPath, listingQuery } from '../contract/listing.ts';

test('the address tells what is listed', () => {
  expect(listingQuery(new URLSearchParams('q=خاتم&karat=21&page=3'))).toEqual({
    q: 'خاتم',
    karat: '21',
    page: 3,
  });
});

test('nonsense in the address counts as absent', () => {
  expect(listingQuery(new URLSearchParams('karat=22&page=-1'))).toEqual({
    q: '',
    karat: 'all',
    page: 1,
  });
});

test('only what differs from the plain listing stands in the address', () => {
  expect(listingPath({ q: '  ', karat: 'all', page: 1 })).toBe('/products');
  expect(listingPath({ q: ' ring ', karat: '18' })).toBe('/products?q=ring&karat=18');
});

test('`query` is another name of `q`', () => {
  expect(listingQuery(new URLSearchParams('query=ring'))).toMatchObject({ q: 'ring' });
});
