import type { DeliveryStatus } from '../../contract/messages.ts';
import type { Outcome } from '../telegram/outcome.ts';

/** Over an hour, by the pauses below. */
export const MOST_ATTEMPTS = 20;

/** What the book-keeping of a call may take on a busy machine, besides the call itself. */
const BOOK_KEEPING_MS = 10_000;

const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 5 * 60_000;

/** A `sending` row older than this, in milliseconds, has lost its sender. */
export function leaseOf(callTimeoutMs: number): number {
  return callTimeoutMs + BOOK_KEEPING_MS;
}

export const ORDER_DELETED = 'The order was deleted';

/** Of messages that nobody wants late. */
export const TOO_LATE = 'It could not be posted in time';

export const LOST_SENDER =
  'The shop stopped while this message was being sent. Look into the channel before sending again.';

export interface Verdict {
  readonly status: DeliveryStatus;
  readonly reason: string | null;
  readonly messageId: number | null;
  readonly nextAttemptAt: Date | null;
}

/** What an attempt, the `attempts`-th, makes of a delivery. */
export function verdictOf(outcome: Outcome, attempts: number, now: Date): Verdict {
  const none = { reason: null, messageId: null, nextAttemptAt: null };
  switch (outcome.kind) {
    case 'sent':
      return { ...none, status: 'sent', messageId: outcome.messageId };
    case 'migrated':
      if (attempts >= MOST_ATTEMPTS) {
        const reason = givenUp(`The channel has a new id: ${outcome.channelId}`, attempts);
        return { ...none, status: 'failed', reason };
      }
      return { ...none, status: 'queued', nextAttemptAt: now };
    case 'postponed':
      return postponed(outcome, attempts, now);
    case 'failed':
    case 'uncertain':
      return { ...none, status: outcome.kind, reason: outcome.reason };
  }
}

function postponed(
  { reason, retryAfterSeconds }: Outcome & { kind: 'postponed' },
  attempts: number,
  now: Date,
): Verdict {
  if (attempts >= MOST_ATTEMPTS) {
    const given = givenUp(reason, attempts);
    return { status: 'failed', reason: given, messageId: null, nextAttemptAt: null };
  }
  const pause = Math.max(pauseAfter(attempts), (retryAfterSeconds ?? 0) * 1000);
  const nextAttemptAt = new Date(now.getTime() + pause);
  return { status: 'queued', reason, messageId: null, nextAttemptAt };
}

function givenUp(reason: string, attempts: number): string {
  return `${reason}. Given up after ${attempts} attempts.`;
}

/** Milliseconds, doubling: 2 s, 4 s, 8 s … 5 min. */
function pauseAfter(attempts: number): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** (attempts - 1), LONGEST_PAUSE_MS);
}
