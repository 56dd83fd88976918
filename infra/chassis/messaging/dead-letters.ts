import type { Connection } from '../database/connect.ts';

/** An event that was given up, for a person to look at. */
export interface DeadLetter {
  readonly messageId: string;
  readonly name: string;
  readonly version: number;
  readonly reason: string;
  readonly attempts: number;
  readonly receivedAt: Date;
  readonly requestId: string;
  /** Null when the event could not be read; then `raw` holds its text and it cannot be redriven. */
  readonly payload: unknown;
  readonly raw: string | null;
}

/** Newest first. */
export async function listDeadLetters(db: Connection, limit: number): Promise<DeadLetter[]> {
  return db('inbox')
    .select<DeadLetter[]>({
      messageId: 'message_id',
      name: 'name',
      version: 'version',
      reason: 'reason',
      attempts: 'attempts',
      receivedAt: 'received_at',
      requestId: 'request_id',
      payload: 'payload',
      raw: 'raw',
    })
    .where('status', 'dead')
    .orderBy('received_at', 'desc')
    .limit(limit);
}

/** Has the event handled again, with all its attempts; false when it is no readable dead letter. */
export async function redriveDeadLetter(db: Connection, messageId: string): Promise<boolean> {
  return (await redrive(db, messageId)) === 1;
}

/** Has every readable dead letter handled again, and says how many there were. */
export async function redriveDeadLetters(db: Connection): Promise<number> {
  return redrive(db, null);
}

async function redrive(db: Connection, messageId: string | null): Promise<number> {
  const dead = db('inbox').where('status', 'dead').whereNull('raw');
  if (messageId !== null) dead.where('message_id', messageId);
  return dead.update({
    status: 'waiting',
    attempts: 0,
    next_attempt_at: db.fn.now(),
    reason: null,
  });
}
