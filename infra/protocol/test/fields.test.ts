import { expect, test } from '@jest/globals';
import { booleanField, idField, inHundredths, numberField } from '../fields.ts';

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

const amountField = numberField((number) => inHundredths(number, 'At most 2 decimals'));

test.each([
  [0.1 + 0.2, 0.3],
  [9999.999999999998, 10_000],
  [1e-21, 0],
  ['١٢٫٥', 12.5],
  [99_999_999.99, 99_999_999.99],
])('of %j the amount %j is meant', (value, amount) => {
  expect(amountField.parse(value)).toBe(amount);
});

test.each([0.001, 1e-7, 12.345, '0.305'])('%j is no amount in hundredths', (value) => {
  expect(amountField.safeParse(value).success).toBe(false);
});
