import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { urlOf } from '@dahab/chassis/http/listen.ts';
import { givenShop } from './config.ts';

/** A call of the Bot API, as it came in. */
export interface TelegramCall {
  readonly token: string;
  /** `sendMessage`, … */
  readonly method: string;
  readonly payload: {
    readonly chat_id?: string | number;
    readonly text?: string;
    readonly user_id?: number;
  };
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** A message that stands in a channel: also when its sender never got to know. */
export interface TelegramMessage {
  readonly id: number;
  readonly chatId: string;
  readonly text: string;
}

/** What `getChatMember` says of the bot. */
export interface TelegramMember {
  readonly status: 'administrator' | 'member' | 'left';
  readonly can_post_messages?: boolean;
}

/** How the next call is answered. `delivered` says whether the message arrives all the same. */
export type TelegramAnswer =
  | { kind: 'ok' }
  /** Telegram's own refusal, as JSON. */
  | {
      kind: 'refuse';
      code: number;
      description: string;
      parameters?: { retry_after?: number; migrate_to_chat_id?: number };
      /** It is only said then. */
      after?: Promise<void>;
    }
  /** JSON with status 200, whatever it is. */
  | { kind: 'say'; body: unknown }
  /** Something before Telegram answers, as HTML. */
  | { kind: 'html'; status: number; delivered?: boolean }
  /** Takes the message, and says so later. */
  | { kind: 'late'; until: Promise<void> }
  /** Reads the call and never answers. */
  | { kind: 'hang'; delivered?: boolean }
  /** Reads the call and cuts the line. */
  | { kind: 'reset'; delivered?: boolean };

type TelegramRefusal = Extract<TelegramAnswer, { kind: 'refuse' }>;

export interface FakeTelegram {
  /** For TELEGRAM_API_ROOT. */
  readonly url: string;
  readonly calls: readonly TelegramCall[];
  readonly messages: readonly TelegramMessage[];
  /** The next calls are answered so, in this order; those after them as `otherwise` said. */
  answerNext(...answers: readonly TelegramAnswer[]): void;
  /** All calls without an answer of their own; `ok` at the start. */
  otherwise(answer: TelegramAnswer): void;
  /** What the bot is in the channels. */
  standsAs(member: TelegramMember): void;
  /** Refuses connections until `up`, on the same port. */
  down(): Promise<void>;
  up(): Promise<void>;
  stop(): Promise<void>;
}

export const tooManyRequests = (retryAfter: number): TelegramRefusal => ({
  kind: 'refuse',
  code: 429,
  description: `Too Many Requests: retry after ${retryAfter}`,
  parameters: { retry_after: retryAfter },
});

export const serverFault: TelegramAnswer = {
  kind: 'refuse',
  code: 500,
  description: 'Internal Server Error',
};

export const notAdministrator: TelegramAnswer = {
  kind: 'refuse',
  code: 400,
  description: 'Bad Request: need administrator rights in the channel chat',
};

export const notMember: TelegramAnswer = {
  kind: 'refuse',
  code: 403,
  description: 'Forbidden: bot is not a member of the channel chat',
};

export const migratedTo = (chatId: number): TelegramAnswer => ({
  kind: 'refuse',
  code: 400,
  description: 'Bad Request: group chat was upgraded to a supergroup chat',
  parameters: { migrate_to_chat_id: chatId },
});

const OK: TelegramAnswer = { kind: 'ok' };

/** A Bot API server that says and does what the test wants, and remembers what it was asked. */
export async function startFakeTelegram(port = 0): Promise<FakeTelegram> {
  const calls: TelegramCall[] = [];
  const messages: TelegramMessage[] = [];
  const planned: TelegramAnswer[] = [];
  let usual: TelegramAnswer = OK;
  let member: TelegramMember = { status: 'administrator', can_post_messages: true };

  const deliver = ({ payload }: TelegramCall): TelegramMessage => {
    const { chat_id: chatId, text = '' } = payload;
    const message = { id: messages.length + 1, chatId: String(chatId), text };
    messages.push(message);
    return message;
  };

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const call = await readCall(request);
    calls.push(call);
    const answer = planned.shift() ?? usual;
    const fact = answer.kind === 'ok' ? factOf(call, member) : null;
    if (fact) return sendJson(response, 200, { ok: true, result: fact });
    if (answer.kind === 'late') await answer.until;
    if (answer.kind === 'refuse') await answer.after;
    const arrives =
      answer.kind === 'ok' ||
      answer.kind === 'late' ||
      ('delivered' in answer && answer.delivered === true);
    reply(response, answer, arrives ? deliver(call) : null);
  };
  const server = createServer((request, response) => void handle(request, response));
  await open(server, port);
  const url = urlOf(server);
  const samePort = Number(new URL(url).port);

  return {
    url,
    calls,
    messages,
    answerNext: (...answers) => void planned.push(...answers),
    otherwise: (answer) => {
      usual = answer;
    },
    standsAs: (other) => {
      member = other;
    },
    down: () => close(server),
    up: () => open(server, samePort),
    stop: () => close(server),
  };
}

/** What is asked about the bot and its channels; null for a message. */
function factOf({ method, payload }: TelegramCall, member: TelegramMember): object | null {
  const user = { id: 77, is_bot: true, first_name: 'Dahab news', username: 'dahab_news_bot' };
  if (method === 'getMe') return user;
  if (method === 'getChatMember') return { user, ...member };
  if (method !== 'getChat') return null;
  return { id: Number(payload.chat_id) || 0, type: 'channel', title: 'Dahab' };
}

async function readCall(request: IncomingMessage): Promise<TelegramCall> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  const [, token = '', method = ''] = /^\/bot([^/]*)\/(\w+)$/.exec(request.url ?? '') ?? [];
  const payload = JSON.parse(Buffer.concat(chunks).toString() || '{}') as TelegramCall['payload'];
  return { token, method, payload, at: Date.now() };
}

function reply(
  response: ServerResponse,
  answer: TelegramAnswer,
  message: TelegramMessage | null,
): void {
  if (answer.kind === 'hang') return;
  if (answer.kind === 'reset') {
    response.socket?.resetAndDestroy();
    return;
  }
  if (answer.kind === 'say') return sendJson(response, 200, answer.body);
  if (answer.kind === 'html') {
    response.writeHead(answer.status, { 'content-type': 'text/html' });
    response.end(`<html><h1>${answer.status}</h1></html>`);
    return;
  }
  if (answer.kind === 'refuse') {
    const { code: error_code, description, parameters } = answer;
    sendJson(response, error_code, { ok: false, error_code, description, parameters });
    return;
  }
  const date = Math.floor(Date.now() / 1000);
  const chat = { id: Number(message?.chatId) || 0, type: 'channel', title: 'Dahab' };
  const result = { message_id: message?.id, date, chat, text: message?.text };
  sendJson(response, 200, { ok: true, result });
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}

function open(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    // A shop in containers does not reach the loopback.
    server.listen(port, givenShop() ? '0.0.0.0' : '127.0.0.1', () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
