import { expect, test } from '@jest/globals';
import { type Answered, expectDescribed } from '../answers/expect-described.ts';

const settings = { basePrice21k: 4000, marginPerGram: 50, updatedAt: null };
const usual: Answered = {
  method: 'GET',
  path: '/api/gold-price-settings',
  status: 200,
  contentType: 'application/json; charset=utf-8',
  body: settings,
};
const problem = { message: 'No', error: 'No', code: 'no', requestId: 'r' };
const hearing = (differing: Partial<Answered>) => () => expectDescribed({ ...usual, ...differing });

test('an answer that the document has passes, and so does a call that it does not know', () => {
  expect(hearing({})).not.toThrow();
  expect(hearing({ status: 503, body: problem })).not.toThrow();
  expect(hearing({ path: '/api/nothing', status: 404, body: problem })).not.toThrow();
});

test.each<[string, Partial<Answered>]>([
  ['names no such status', { status: 500, body: problem }],
  ['text/html instead of', { contentType: 'text/html' }],
  ['basePrice21k must be number', { body: { ...settings, basePrice21k: '4000' } }],
  ["must have required property 'updatedAt'", { body: { basePrice21k: 1, marginPerGram: 1 } }],
  ['must NOT have additional properties', { body: { ...settings, secretly: 1 } }],
  [
    "must have required property 'requestId'",
    { status: 503, body: { ...problem, requestId: undefined } },
  ],
  ['there is no body', { method: 'POST', path: '/api/logout', status: 204, body: 'x' }],
])('an answer that differs fails: %s', (sentence, differing) => {
  expect(hearing(differing)).toThrow(sentence);
});

test.each<[string, unknown]>([
  ['a secret, "botToken"', { botToken: '123456:in-full' }],
  ['a secret, "passwordHash"', [{ deep: { passwordHash: 'x' } }]],
  ['a password hash', { note: '$argon2id$v=19$m=1' }],
  ['a stack trace', { message: 'x\n    at run (/srv/a.js:1:2)' }],
])('%s fails whichever call answers it', (sentence, body) => {
  expect(hearing({ path: '/internal/anything', body })).toThrow(sentence);
});

test('a masked secret passes', () => {
  const body = { botToken: '••••cret', goldPriceApiKey: '' };
  expect(hearing({ path: '/internal/anything', body })).not.toThrow();
});
