import { setTimeout as pause } from 'node:timers/promises';
import { InvalidInput, ShopError, TooManyRequests } from '@dahab/chassis/errors.ts';
import type { PriceMessageInput } from '../../contract/messages.ts';
import { upsertPause } from '../deliveries/channel-store.ts';
import { type Claim, claimNew, obstacleOf, type Wait } from '../deliveries/claim.ts';
import { settle } from '../deliveries/settle.ts';
import type { Outcome } from '../telegram/outcome.ts';
import type { Post, PostMessage } from '../telegram/post-message.ts';
import { waitAsked } from '../telegram/refusal.ts';
import { type PriceDoors, writePriceMessage } from './write-message.ts';

export interface SendDoors extends PriceDoors {
  readonly post: PostMessage;
  readonly clock: () => Date;
}

/** Somebody waits for the answer. */
const ANSWER_WITHIN_MS = 4_000;
const LONGEST_WAIT_MS = 1_000;
const RETRY_AFTER_SECONDS = 5;

/** Sends the price message at once and returns Telegram's id of it; its row tells the same story. */
export async function sendPriceMessage(
  doors: SendDoors,
  input: PriceMessageInput,
): Promise<number> {
  const { text, botToken, channelId } = await writePriceMessage(doors, input);
  const obstacle = obstacleOf(botToken, channelId);
  if (obstacle !== null) throw new InvalidInput(obstacle, [], 'telegram-not-set-up');
  const outcome = await postAtOnce(doors, { text, botToken, channelId });
  if (outcome.kind === 'sent') return outcome.messageId;
  if (outcome.kind !== 'migrated') throw refusalOf(outcome);

  const moved = await postAtOnce(doors, { text, botToken, channelId: outcome.channelId });
  if (moved.kind === 'sent') return moved.messageId;
  throw refusalOf(moved);
}

async function postAtOnce(doors: SendDoors, post: Post): Promise<Outcome> {
  const { db, settings, clock } = doors;
  const claim = await claimWithPatience(doors, post);
  const outcome = await doors.post(post, ANSWER_WITHIN_MS);
  const now = clock();
  await settle(db, settings, claim, finalOf(outcome), now);
  if (outcome.kind === 'migrated') {
    await settings.updateChannel(db, post.channelId, outcome.channelId);
  }
  if (outcome.kind === 'postponed' && outcome.retryAfterSeconds !== null) {
    const until = new Date(now.getTime() + outcome.retryAfterSeconds * 1000);
    await upsertPause(db, post.channelId, until);
  }
  return outcome;
}

/** For the row: nobody comes back by himself for a message that was sent by hand. */
function finalOf(outcome: Outcome): Outcome {
  if (outcome.kind === 'postponed') return { kind: 'failed', reason: outcome.reason };
  if (outcome.kind !== 'migrated') return outcome;
  return { kind: 'failed', reason: `The channel has a new id: ${outcome.channelId}` };
}

async function claimWithPatience({ db, clock }: SendDoors, post: Post): Promise<Claim> {
  const claim = await claimNew(db, post, clock());
  if ('post' in claim) return claim;
  if (claim.ms > LONGEST_WAIT_MS) throw channelMustWait(claim);
  await pause(claim.ms);
  const second = await claimNew(db, post, clock());
  if ('post' in second) return second;
  throw channelMustWait(second);
}

function channelMustWait({ ms, isAsked }: Wait): TooManyRequests {
  const seconds = Math.ceil(ms / 1000);
  const message = isAsked
    ? waitAsked(seconds)
    : 'The channel has had many messages; Telegram takes 20 a minute';
  return new TooManyRequests(message, seconds);
}

function refusalOf(outcome: Exclude<Outcome, { kind: 'sent' }>): ShopError {
  if (outcome.kind === 'failed') return new InvalidInput(outcome.reason, [], 'telegram-refused');
  if (outcome.kind === 'migrated') {
    return badGateway('telegram-unreachable', 'The channel has moved; please send again');
  }
  if (outcome.kind === 'uncertain') return badGateway('telegram-uncertain', outcome.reason);
  const { reason, retryAfterSeconds } = outcome;
  if (retryAfterSeconds !== null) return new TooManyRequests(reason, retryAfterSeconds);
  return badGateway('telegram-unreachable', `${reason}. The message was not sent.`);
}

function badGateway(code: string, message: string): ShopError {
  return new ShopError(502, code, message, { retryAfterSeconds: RETRY_AFTER_SECONDS });
}
