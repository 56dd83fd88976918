import { expect, test } from '@jest/globals';
import { mountedCalls } from '@dahab/testing/mounted-calls.ts';
import { describeApi, templateOf } from '../src/api-document/document.ts';
import { routes } from '../src/routes.ts';
import { openFrontDoor } from './front-door.ts';

const door = await openFrontDoor();
const isPublic = (call: string): boolean => /^[A-Z]+ \/(api|media)\//.test(call);
const described = Object.entries(describeApi(routes).paths).flatMap(([path, operations]) =>
  Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
);

test('the document has every call that the front door answers, and no other', () => {
  const answered = mountedCalls(door.app).filter(isPublic).map(templateOf);
  expect(answered.toSorted()).toEqual(described.toSorted());
});

test('besides them the front door answers only for operators', () => {
  expect(mountedCalls(door.app).filter((call) => !isPublic(call))).toEqual(['GET /metrics']);
});
