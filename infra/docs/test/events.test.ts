import { readFileSync } from 'node:fs';
import { serviceNames } from '@dahab/protocol/event.ts';
import { expect, test } from '@jest/globals';
import { describeEvents } from '../describe-events.ts';
import { findEvents } from '../find-events.ts';

const kinds = await findEvents();

test('infra/docs/events.md says what the definitions say', () => {
  const written = readFileSync(new URL('../events.md', import.meta.url), 'utf8');
  expect(written).toBe(describeEvents(kinds));
});

test('every event is named after its owner, has a version, and takes no payload but its own', () => {
  expect(kinds.length).toBeGreaterThan(8);
  for (const { name, version, heardBy, payload } of kinds) {
    expect(serviceNames.map((service) => `${service}.`)).toContain(name.replace(/[^.]*$/, ''));
    expect(Number.isInteger(version) && version >= 1).toBe(true);
    expect(new Set(heardBy).size).toBe(heardBy.length);
    expect({ name, taken: payload.safeParse('nothing of it').success }).toEqual({
      name,
      taken: false,
    });
  }
});
