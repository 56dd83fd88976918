import { expect, test } from '@jest/globals';
import { filledSentence } from './server-sentence.ts';

const texts = {
  'Sold out': 'نفدت',
  'Only {{count}} of "{{name}}" left': 'لم يبقَ من «{{name}}» إلا {{count}}',
  'Is it {{what}}?': 'أهو {{what}}؟',
  'Not sold: {{reason}}': 'لم يُبع: {{reason}}',
};

const visible = (text: string | null) => text?.replace(/[\u2068\u2069]/g, '') ?? null;

test('what varies goes to its place in the other sentence', () => {
  expect(visible(filledSentence('Only 2 of "خاتم (فيروز)" left', texts))).toBe(
    'لم يبقَ من «خاتم (فيروز)» إلا 2',
  );
});

test('marks that mean something to a pattern are plain marks here', () => {
  expect(visible(filledSentence('Is it gold?', texts))).toBe('أهو gold؟');
  expect(filledSentence('Is it gold', texts)).toBeNull();
});

test.each([
  ['Not sold: Sold out', 'لم يُبع: نفدت'],
  ['Not sold: Only 2 of "ring" left', 'لم يُبع: لم يبقَ من «ring» إلا 2'],
])('a sentence in its place is translated, too: %s', (sentence, text) => {
  expect(visible(filledSentence(sentence, texts))).toBe(text);
});

test('a sentence nobody knows has no translation', () => {
  expect(filledSentence('The moon is full', texts)).toBeNull();
});
