import { type Caller, signCaller } from '@dahab/chassis/auth/internal-token.ts';
import { expectDescribed } from './answers/expect-described.ts';

export interface TestAnswer {
  readonly status: number;
  // oxlint-disable-next-line no-explicit-any -- tests look into answers of every shape
  readonly body: any;
  readonly headers: Headers;
}

export type Send = (
  path: string,
  body?: unknown,
  headers?: Readonly<Record<string, string>>,
) => Promise<TestAnswer>;

export interface TestClient {
  readonly get: Send;
  readonly post: Send;
  readonly put: Send;
  readonly patch: Send;
  readonly delete: Send;
}

/** An admin, as the bff would name one. */
export const admin: Caller = { kind: 'user', userId: 1, isAdmin: true, sessionId: 'test-session' };

/** A signed-in customer. */
export const shopper: Caller = {
  kind: 'user',
  userId: 2,
  isAdmin: false,
  sessionId: 'test-session',
};

/** Another service of the shop. */
export const neighbour: Caller = { kind: 'service', service: 'test' };

/**
 * Sends JSON (or FormData) with an internal token of `caller`. Throws for no status, but for an
 * answer that the shop's document does not have.
 */
export function clientOf(url: string, caller: Caller, secret: string): TestClient {
  const sendBy =
    (method: string): Send =>
    async (path, body, headers = {}) => {
      const isForm = body instanceof FormData;
      const response = await fetch(new URL(path, url), {
        method,
        headers: {
          authorization: `Bearer ${signCaller(caller, secret)}`,
          ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
          ...headers,
        },
        body: encode(body),
      });
      const answer = {
        status: response.status,
        body: await bodyOf(response),
        headers: response.headers,
      };
      const contentType = response.headers.get('content-type');
      expectDescribed({ method, path, contentType, status: answer.status, body: answer.body });
      return answer;
    };
  return {
    get: sendBy('GET'),
    post: sendBy('POST'),
    put: sendBy('PUT'),
    patch: sendBy('PATCH'),
    delete: sendBy('DELETE'),
  };
}

function encode(body: unknown): string | FormData | null {
  if (body === undefined) return null;
  return body instanceof FormData ? body : JSON.stringify(body);
}

/** JSON parsed, nothing as null, all else as bytes. */
async function bodyOf(response: Response): Promise<unknown> {
  const bytes = Buffer.from(await response.arrayBuffer());
  if (bytes.length === 0) return null;
  const isJson = response.headers.get('content-type')?.includes('json');
  return isJson ? (JSON.parse(bytes.toString()) as unknown) : bytes;
}
