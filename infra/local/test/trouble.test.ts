import { expect, test } from '@jest/globals';
import { sentenceOf } from '../trouble.ts';

test.each([
  ['of a write', Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' })],
  ['of the database', Object.assign(new Error('could not extend file'), { code: '53100' })],
])('a full disk, told by an error %s, is a sentence with a way out', (_of, error) => {
  expect(sentenceOf(error, '/srv/shop')).toBe(
    'The disk that holds /srv/shop is full: free some space and start again.',
  );
});

test('what we have no sentence for is shown as it is', () => {
  expect(sentenceOf(new TypeError('x is not a function'), '/srv/shop')).toBeNull();
});
