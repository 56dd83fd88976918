import { fakeRequests } from './fake-request.ts';

interface Answered {
  status?: number;
  body?: unknown;
}

/** May wait, for what is seen while an answer is under way. */
type Answer = (body: unknown) => Answered | Promise<Answered>;

/** A call as a test sees it afterwards. */
export interface SeenCall {
  call: string;
  /** JSON as a value; a form as its text. */
  body: unknown;
  headers: Headers;
}

/**
 * Answers the calls of a screen in place of the network, by `METHOD /path`; what is not named is
 * answered with 404. Returns the calls that were made.
 */
export function fakeShop(answers: Record<string, Answer>): SeenCall[] {
  const seen: SeenCall[] = [];
  const respond = async (call: string, body: unknown, headers: Headers) => {
    seen.push({ call, body, headers });
    const answer = (await answers[call]?.(body)) ?? { status: 404, body: problem('Not found') };
    return jsonResponse(answer.status ?? 200, answer.body);
  };
  globalThis.fetch = async (input) => {
    const request = input as Request;
    const call = `${request.method} ${new URL(request.url).pathname}`;
    const { headers } = request;
    return respond(call, bodyOf(await request.text(), headers), headers);
  };
  globalThis.XMLHttpRequest = fakeRequests((method, path, body) =>
    respond(`${method} ${path}`, body, new Headers()),
  );
  return seen;
}

function bodyOf(text: string, headers: Headers): unknown {
  if (!text) return null;
  return headers.get('content-type')?.includes('json') ? JSON.parse(text) : text;
}

/** The body of an error answer, as the shop writes it. */
export function problem(message: string, issues: { path: string; message: string }[] = []) {
  return { message, error: message, code: 'test', issues, requestId: 'req-1' };
}

function jsonResponse(status: number, body: unknown): Response {
  const headers = { 'content-type': 'application/json' };
  return new Response(status === 204 ? null : JSON.stringify(body ?? null), { status, headers });
}
