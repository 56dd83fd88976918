import type { Database } from '../database/connect.ts';
import { type Route, serve } from '../http/route.ts';
import {
  type DeadLetter,
  listDeadLetters,
  redriveDeadLetter,
  redriveDeadLetters,
} from './dead-letters.ts';
import { inboxState } from './inbox-store.ts';
import {
  type DeadMessage,
  getServiceState,
  listDeadMessages,
  redriveDeadMessages,
} from './operations.ts';
import { outboxState } from './outbox.ts';
import { withoutSecrets } from './without-secrets.ts';

const LONGEST_RAW = 2_000;

/** Lets operators see what a service could not do, and have it tried again. */
export function operationRoutes(
  db: Database,
  process: { release: string; startedAt: Date },
): readonly Route[] {
  return [
    serve(getServiceState, async () => {
      const [outbox, inbox] = await Promise.all([outboxState(db), inboxState(db)]);
      return {
        release: process.release,
        startedAt: process.startedAt.toISOString(),
        unpublished: outbox.waiting,
        oldestUnpublished: Math.round(outbox.oldestSeconds),
        waiting: inbox.waiting,
        oldestWaiting: Math.round(inbox.oldestSeconds),
        dead: inbox.dead,
      };
    }),
    serve(listDeadMessages, async ({ query }) => {
      const letters = await listDeadLetters(db, query.limit);
      return { messages: letters.map(deadMessageOf), total: (await inboxState(db)).dead };
    }),
    serve(redriveDeadMessages, async ({ body: { messageId } }) => {
      if (messageId === undefined) return { redriven: await redriveDeadLetters(db) };
      return { redriven: (await redriveDeadLetter(db, messageId)) ? 1 : 0 };
    }),
  ];
}

function deadMessageOf(letter: DeadLetter): DeadMessage {
  const { raw } = letter;
  return {
    messageId: letter.messageId,
    name: letter.name,
    version: letter.version,
    reason: letter.reason,
    attempts: letter.attempts,
    receivedAt: letter.receivedAt.toISOString(),
    requestId: letter.requestId,
    payload: withoutSecrets(letter.payload),
    raw: raw === null ? null : String(withoutSecrets(raw)).slice(0, LONGEST_RAW).toWellFormed(),
    canRedrive: raw === null,
  };
}
