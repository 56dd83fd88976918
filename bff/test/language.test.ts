import { expect, test } from '@jest/globals';
import { chosenLanguage, directionOf } from '../contract/language.ts';

test('the shop speaks Arabic to whoever comes first', () => {
  expect(chosenLanguage('', '')).toBe('ar');
});

test('a kept choice is honoured', () => {
  expect(chosenLanguage('', 'theme=x; lang=en')).toBe('en');
});

test('the language of a shared link wins over the kept one', () => {
  expect(chosenLanguage('?q=ring&lang=ar', 'lang=en')).toBe('ar');
});

test('unknown languages count as none', () => {
  expect(chosenLanguage('?lang=fr', 'lang=xx')).toBe('ar');
});

test('Arabic runs from right to left', () => {
  expect([directionOf('ar'), directionOf('en')]).toEqual(['rtl', 'ltr']);
});
