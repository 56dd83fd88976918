import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { urlOf } from '@dahab/chassis/http/listen.ts';
import { afterAll } from '@jest/globals';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** Answers as Telegram never does, with the address, and so the token, in what it says. */
export const rudeAnswers: Readonly<Record<string, Answer>> = {
  'HTML with status 200': page(200),
  'HTML with status 404': page(404),
  'HTML with status 502': page(502),
  'a redirect to the same address': (request, response) => {
    response.writeHead(302, { location: `/elsewhere${request.url}` });
    response.end();
  },
  'JSON that is none of Telegram’s': (request, response) => json(response, 200, [request.url]),
  'a refusal that quotes the address': (request, response) =>
    json(response, 400, { ok: false, error_code: 400, description: `Bad ${request.url}` }),
  'a fault that quotes the address': (request, response) =>
    json(response, 500, { ok: false, error_code: 500, description: `Fault ${request.url}` }),
  'a refusal that quotes it as a proxy writes it': (request, response) => {
    const description = `Bad ${request.url?.replace(':', '%3A')} \0 ${'x'.repeat(5_000)}`;
    json(response, 403, { ok: false, error_code: 403, description });
  },
  'a wish to wait for ever': (request, response) => {
    const parameters = { retry_after: 1e300 };
    json(response, 429, { ok: false, error_code: 429, description: request.url, parameters });
  },
  'a success that names no message': (request, response) =>
    json(response, 200, { ok: true, result: { text: request.url } }),
  'an empty body': (_request, response) => response.end(),
  'JSON that breaks off': (_request, response) => response.end('{"ok": true, "result": {'),
  'a body that breaks off': (request, response) => {
    response.writeHead(200, { 'content-length': '9999' });
    response.write(String(request.url));
    setImmediate(() => response.destroy());
  },
  'a cut line': (_request, response) => response.socket?.resetAndDestroy(),
  'no HTTP': (request, response) => response.socket?.end(`${request.url}\r\n\r\n`),
  silence: () => undefined,
  'more than anybody reads': (request, response) =>
    response.end(String(request.url).repeat(100_000)),
};

function page(status: number): Answer {
  return ({ url }, response) => {
    response.writeHead(status, { 'content-type': 'text/html' });
    response.end(`<html><h1>${url}</h1></html>`);
  };
}

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}

export interface RudeTelegram {
  readonly url: string;
  /** Calls that came in. */
  readonly calls: () => number;
  answerWith(name: string): void;
}

export async function startRudeTelegram(): Promise<RudeTelegram> {
  let answer: Answer = () => undefined;
  let calls = 0;
  const server = createServer((request, response) => {
    calls += 1;
    request.resume();
    request.once('end', () => answer(request, response));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: urlOf(server),
    calls: () => calls,
    answerWith: (name) => {
      answer = rudeAnswers[name] ?? answer;
    },
  };
}
