import { type Agent, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { limitConnecting } from './ask-in-turn.ts';

/** An answer in full. */
export interface Exchanged {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/**
 * Asks another part of the shop over HTTP and reads its whole answer; rejects when there is none.
 * `path` goes out exactly as it is written. For many small calls: fetch makes several times the
 * work of each.
 */
export async function exchange(
  base: string,
  asked: {
    readonly method: string;
    readonly path: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body: string | null;
    readonly agent: Agent;
    readonly timeoutMs: number;
  },
): Promise<Exchanged> {
  const { method, path, headers, body, agent, timeoutMs } = asked;
  const signal = AbortSignal.timeout(timeoutMs);
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const asking = request(base, { method, path, headers, agent, signal }, resolve);
    limitConnecting(asking);
    asking.on('error', reject).end(body ?? undefined);
  });
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) };
}
