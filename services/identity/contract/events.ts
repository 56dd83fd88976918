import { changeSchema } from '@dahab/protocol/change.ts';
import { defineEvent, type EventKind } from '@dahab/protocol/event.ts';
import { z } from 'zod';

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
  }),
});

export const identityEvents: readonly EventKind[] = [userChanged];
