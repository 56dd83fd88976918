import { changeSchema } from '@dahab/protocol/change.ts';
import { defineEvent, type EventKind } from '@dahab/protocol/event.ts';
import { timeField } from '@dahab/protocol/fields.ts';
import { z } from 'zod';
import { activityKinds } from './activity.ts';

/** For the record of who did what; a password is never in it. */
export const userChanged = defineEvent({
  name: 'identity.user-changed',
  version: 1,
  summary: 'Somebody added an account, changed its rights or set its password',
  heardBy: ['identity'],
  payload: z.object({
    userId: z.number().int(),
    /** What the shop calls the user. */
    name: z.string(),
    deed: z.enum(['added', 'changed', 'password-set']),
    changes: z.array(changeSchema),
    /** When it was done, by the shop's clock, where that is not when it was told. */
    at: timeField.optional(),
  }),
});

/** The back office refreshes by it. Registrations, imports and orders change customers too. */
export const customersChanged = defineEvent({
  name: 'identity.customers-changed',
  version: 1,
  summary: 'Customers were added, or what is known of them has changed',
  heardBy: [],
  payload: z.object({}),
});

/** The back office refreshes by it. */
export const activityRecorded = defineEvent({
  name: 'identity.activity-recorded',
  version: 1,
  summary: 'A line was added to the record of who did what',
  heardBy: [],
  payload: z.object({ kind: z.enum(activityKinds) }),
});

export const identityEvents: readonly EventKind[] = [
  userChanged,
  customersChanged,
  activityRecorded,
];
