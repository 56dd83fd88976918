import { expect, test } from '@jest/globals';
import { searchTerm } from './use-debounced-search.ts';

test('a search waits for more than two letters', () => {
  expect(searchTerm('خا')).toBe('');
  expect(searchTerm('خات')).toBe('خات');
});

test('spaces at the edges count for nothing', () => {
  expect(searchTerm('  ab  ')).toBe('');
  expect(searchTerm(' ring ')).toBe('ring');
});
