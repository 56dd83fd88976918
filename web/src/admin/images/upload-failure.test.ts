import { expect, test } from '@jest/globals';
import { unreachable } from '../../api/problem.ts';
import { uploadFailure } from './upload-failure.ts';

test.each([
  ['the shop says why', { ...unreachable(), status: 400, message: 'Too large' }, 'Too large'],
  ['what is thrown says nothing', 'no words', 'Failed to upload images'],
])('when %s a failed upload is told as “%s”', (_, error, sentence) => {
  expect(uploadFailure(error).message).toBe(sentence);
});
