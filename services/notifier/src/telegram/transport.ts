import http from 'node:http';
import https from 'node:https';

const MOST_ANSWER_BYTES = 1_000_000;

export interface Answer {
  readonly status: number;
  readonly text: string;
}

/** No byte of the request was written. */
export class NotSent extends Error {
  override readonly name = 'NotSent';
}

/** The request was under way, or written; whether it took effect is unknown. */
export class AnswerLost extends Error {
  override readonly name = 'AnswerLost';
}

/**
 * Posts JSON over a connection of its own, so that a failure says whether anything was written.
 * Rejects with NotSent or AnswerLost, whose messages never hold the address: it contains the token.
 */
export function postJson(url: URL, body: string, timeoutMs: number): Promise<Answer> {
  return new Promise((resolve, reject) => {
    let connected = false;
    const { request: send } = url.protocol === 'https:' ? https : http;
    const request = send(url, {
      method: 'POST',
      agent: false,
      signal: AbortSignal.timeout(timeoutMs),
      headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
    });
    const fail = (error: Error): void => {
      reject(connected ? new AnswerLost(plainReason(error)) : new NotSent(plainReason(error)));
    };
    request.once('socket', (socket) => {
      socket.once(url.protocol === 'https:' ? 'secureConnect' : 'connect', () => {
        connected = true;
      });
    });
    request.once('error', fail);
    request.once('response', (response) => {
      readText(response).then(
        (text) => resolve({ status: response.statusCode ?? 0, text }),
        (error: unknown) => fail(error as Error),
      );
    });
    request.end(body);
  });
}

async function readText(response: http.IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MOST_ANSWER_BYTES) throw new Error('The answer is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

/** Codes such as ECONNREFUSED, never the message, which may hold the address. */
function plainReason(error: Error): string {
  const { code } = error as NodeJS.ErrnoException;
  if (error.name === 'AbortError' || code === 'ABORT_ERR') return 'no answer in time';
  return code ?? 'connection lost';
}
