import { expectDescribed } from './answers/expect-described.ts';

/** What the front door answered. */
export interface ShopAnswer {
  readonly status: number;
  // oxlint-disable-next-line no-explicit-any -- tests look into answers of every shape
  readonly body: any;
  readonly headers: Headers;
}

export type ShopClient = (
  method: string,
  path: string,
  body?: unknown,
  headers?: Readonly<Record<string, string>>,
) => Promise<ShopAnswer>;

/**
 * Calls a shop's `/api` as a browser would that has signed in; a guest without credentials. Throws
 * for an answer that the shop's document does not have.
 */
export async function shopClient(
  url: string,
  credentials?: { readonly username: string; readonly password: string },
): Promise<ShopClient> {
  let cookie = '';
  const send: ShopClient = async (method, path, body, headers = {}) => {
    const isForm = body instanceof FormData;
    const response = await fetch(url + path, {
      method,
      headers: {
        ...(cookie !== '' && { cookie }),
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: isForm ? body : jsonOf(body),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') === true;
    const read = isJson && text !== '' ? (JSON.parse(text) as unknown) : text;
    const contentType = response.headers.get('content-type');
    expectDescribed({ method, path, contentType, status: response.status, body: read });
    return { status: response.status, body: read, headers: response.headers };
  };
  if (credentials) {
    const { status, headers } = await send('POST', '/api/login', credentials);
    if (status !== 200) throw new Error(`The login was answered with ${status}`);
    cookie = headers.get('set-cookie')?.split(';')[0] ?? '';
  }
  return send;
}

function jsonOf(body: unknown): string | null {
  return body === undefined ? null : JSON.stringify(body);
}
