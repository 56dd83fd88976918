import { expect, test } from '@jest/globals';
import { fieldErrors, isOutage, problemOf } from './problem.ts';

test('a failure says its message', () => {
  const body = { message: 'Username is already taken', error: 'other', requestId: 'r1' };
  expect(problemOf(409, body, false)).toMatchObject({
    message: 'Username is already taken',
    requestId: 'r1',
  });
});

test('without a message the error field speaks', () => {
  expect(problemOf(400, { error: 'Invalid email' }, false).message).toBe('Invalid email');
});

test('a refused write without either is an unknown error', () => {
  expect(problemOf(500, '<html>', false).message).toBe('An unknown error occurred');
});

test('a failed read without either says its status and text', () => {
  expect(problemOf(502, 'Bad gateway', true).message).toBe('502: Bad gateway');
});

test('waiting helps when the shop or a part of it is down, and only then', () => {
  expect([0, 503, 500, 404].map((status) => isOutage(problemOf(status, {}, true)))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('issues go to their fields, the first of each', () => {
  const issues = [
    { path: 'email', message: 'Invalid email' },
    { path: 'email', message: 'Too long' },
    { path: 'items.0.id', message: 'Must be an id' },
  ];
  expect(fieldErrors(problemOf(400, { message: 'Invalid email', issues }, false))).toEqual({
    email: 'Invalid email',
    items: 'Must be an id',
  });
});
