import type { Connection } from '@dahab/chassis/database/connect.ts';
import { InvalidInput } from '@dahab/chassis/errors.ts';
import type { Occasion } from '../../contract/messages.ts';
import { obstacleOf } from '../deliveries/claim.ts';
import { TOO_LATE } from '../deliveries/rules.ts';
import { insertDelivery, type NewDelivery } from '../deliveries/store.ts';
import { FRESH_UNATTENDED_MS } from './ounce-quotes.ts';
import { LATE_WITHIN_MS } from './schedule.ts';
import { type PriceDoors, writePriceMessage } from './write-message.ts';

/** A price message that goes out by itself. */
export interface AutomaticPost {
  readonly occasion: Exclude<Occasion, 'manual'>;
  /** The moment of the schedule. */
  readonly slot: Date | null;
  /** EGP per gram; null: what the shop asks when it is written. */
  readonly price21k: number | null;
  readonly now: Date;
}

/** Queues it, or notes why not; false when somebody else has done so for the same moment. */
export async function queuePost(
  connection: Connection,
  doors: PriceDoors,
  post: AutomaticPost,
): Promise<boolean> {
  return insertPost(connection, post, await compose(doors, post));
}

/** Notes that its time passed: the shop was closed, or what it needs was away. */
export async function insertMissed(connection: Connection, post: AutomaticPost): Promise<boolean> {
  return insertPost(connection, post, { status: 'skipped', reason: TOO_LATE, text: '' });
}

async function insertPost(
  connection: Connection,
  { occasion, slot, now }: AutomaticPost,
  written: Pick<NewDelivery, 'status' | 'text'> & Partial<NewDelivery>,
): Promise<boolean> {
  const row = { kind: 'price' as const, occasion, slot, created_at: now, ...written };
  return (await insertDelivery(connection, row)) !== null;
}

async function compose(
  doors: PriceDoors,
  { price21k, slot, now }: AutomaticPost,
): Promise<Pick<NewDelivery, 'status' | 'text'> & Partial<NewDelivery>> {
  try {
    const input = { messageTemplate: null, price21k };
    const message = await writePriceMessage(doors, input, FRESH_UNATTENDED_MS);
    const obstacle =
      message.price21k > 0
        ? obstacleOf(message.botToken, message.channelId)
        : 'The gold price is not set';
    if (obstacle !== null) return { status: 'skipped', reason: obstacle, text: '' };
    const sendBefore = new Date((slot ?? now).getTime() + LATE_WITHIN_MS);
    return { status: 'queued', text: message.text, next_attempt_at: now, send_before: sendBefore };
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    return { status: 'failed', reason: error.message, text: '' };
  }
}
