import { defineEvent, type EventKind } from '@dahab/protocol/event.ts';
import { z } from 'zod';

/** Only which fields: keys and tokens are among them. */
export const telegramSettingsChanged = defineEvent({
  name: 'notifier.telegram-settings-changed',
  version: 1,
  summary: 'Somebody changed how the shop writes to Telegram',
  heardBy: ['identity'],
  payload: z.object({ fields: z.array(z.string()) }),
});

export const notifierEvents: readonly EventKind[] = [telegramSettingsChanged];
