import { Telegram, TelegramError } from 'telegraf';
import { z } from 'zod';
import { plainWords } from './plain-words.ts';
import { type Answer, postJson } from './transport.ts';

/** Longer waits are none that anybody plans with, and may be no date at all. */
const LONGEST_WAIT_SECONDS = 24 * 60 * 60;

/** Somebody answered, but not as Telegram does. */
export class NotTelegram extends Error {
  override readonly name = 'NotTelegram';
  readonly status: number;

  constructor(status: number) {
    super(`The answer, with status ${status}, is not Telegram's`);
    this.status = status;
  }
}

const answerSchema = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), result: z.unknown() }),
  z.object({
    ok: z.literal(false),
    error_code: z.number().int(),
    description: z.string().default(''),
    parameters: z
      .object({
        retry_after: z
          .number()
          .nonnegative()
          .transform((seconds) => Math.min(Math.ceil(seconds), LONGEST_WAIT_SECONDS))
          .optional(),
        migrate_to_chat_id: z.number().int().optional(),
      })
      .optional(),
  }),
]);

/**
 * telegraf's Bot API over a transport of ours: its own takes every 5xx for Telegram's, cannot say
 * whether a request was written, and puts the token into its errors. Rejects with NotSent,
 * AnswerLost, NotTelegram or TelegramError; none holds the token, whatever was answered.
 */
export class BotApi extends Telegram {
  readonly #timeoutMs: number;

  constructor(token: string, options: { apiRoot: string; timeoutMs: number }) {
    super(token, { apiRoot: options.apiRoot });
    this.#timeoutMs = options.timeoutMs;
  }

  override async callApi(method: string, payload: object): Promise<never> {
    const url = new URL(`./bot${this.token}/${method}`, this.options.apiRoot);
    const answer = readAnswer(await postJson(url, JSON.stringify(payload), this.#timeoutMs));
    if (answer.ok) return answer.result as never;
    throw new TelegramError({ ...answer, description: plainWords(answer.description, this.token) });
  }
}

function readAnswer({ status, text }: Answer): z.infer<typeof answerSchema> {
  try {
    return answerSchema.parse(JSON.parse(text));
  } catch {
    throw new NotTelegram(status);
  }
}
