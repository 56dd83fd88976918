import type { Database, Transaction } from '../database/connect.ts';
import { databaseFault } from '../database/faults.ts';
import { Unavailable } from '../errors.ts';
import type { Handling } from './handling.ts';
import { claimNext, markFailure, undoHandling, type WaitingRow } from './inbox-store.ts';
import { messageOf } from './message-row.ts';

/**
 * Handles the longest-due event, each in a transaction of its own, so that it holds no other's
 * locks. True when another one was due, too; rejects only when the database cannot be used.
 */
export function createNextHandler(db: Database, handling: Handling): () => Promise<boolean> {
  const handleClaimed = async (trx: Transaction, row: WaitingRow): Promise<void> => {
    const message = messageOf(row);
    try {
      await handling.handle(trx, message);
    } catch (error) {
      await undoHandling(trx, row.message_id);
      await markFailure(trx, row.message_id, handling.judge(message, row.attempts, error));
    }
  };

  return async () => {
    let claimed: WaitingRow | undefined;
    try {
      await db.transaction(async (trx) => {
        claimed = await claimNext(trx);
        if (claimed !== undefined) await handleClaimed(trx, claimed);
      });
    } catch (error) {
      // The commit itself may fail on a deferred constraint; that is the event's fault.
      if (claimed === undefined || databaseFault(error) instanceof Unavailable) throw error;
      const { message_id: messageId, attempts } = claimed;
      await markFailure(db, messageId, handling.judge(messageOf(claimed), attempts, error));
    }
    return claimed?.has_more ?? false;
  };
}
