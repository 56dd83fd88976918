import { expect, test } from '@jest/globals';
import { guessCustomer } from './guess-customer.ts';

test.each([
  ['٠١٠٠ ١٢٣ ٤٥٦٧', { phone: '٠١٠٠ ١٢٣ ٤٥٦٧' }],
  ['+20 100 123', { phone: '+20 100 123' }],
  ['mona@example.com', { email: 'mona@example.com' }],
  ['منى عبد الرحمن', { firstName: 'منى', lastName: 'عبد الرحمن' }],
  ['  ', {}],
])('%s fills the field that it looks like', (typed, filled) => {
  const nobody = { firstName: '', lastName: '', phone: '', email: '' };
  expect(guessCustomer(typed)).toEqual({ ...nobody, ...filled });
});
