import { expect, test } from '@jest/globals';
import { booleanField, idField } from '../fields.ts';

test.each([
  ['an id that no column holds', idField, 2 ** 31, 'Must be an id'],
  ['an id that is no number', idField, 'seven', 'Must be an id'],
  ['a switch that is neither on nor off', booleanField, 'maybe', 'Must be true or false'],
])('%s is refused in words for people', (_what, field, value, sentence) => {
  expect(field.safeParse(value).error?.issues.map(({ message }) => message)).toEqual([sentence]);
});

test.each(['٧', ' 7 ', '+7', '07', 7])('%j is the id 7', (value) => {
  expect(idField.parse(value)).toBe(7);
});
