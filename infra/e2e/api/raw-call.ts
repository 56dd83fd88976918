/** What came back, unread. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly ms: number;
}

export interface RawRequest {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as it is, whatever the headers say of it. */
  readonly body?: string | Uint8Array<ArrayBuffer>;
}

export type RawCall = (request: RawRequest) => Promise<RawAnswer>;

/** Sends what no honest client would. */
export function rawCaller(url: string, cookie = ''): RawCall {
  return async ({ method, path, headers = {}, body }) => {
    const began = performance.now();
    const response = await fetch(url + path, {
      method,
      headers: { ...(cookie !== '' && { cookie }), ...headers },
      body: body ?? null,
      redirect: 'manual',
    });
    const text = await response.text();
    const ms = performance.now() - began;
    return { status: response.status, headers: response.headers, text, ms };
  };
}

let places = 0;

/** As if it came from a place of its own: what is limited by address is not meant here. */
export function fromElsewhere(): Record<string, string> {
  places += 1;
  const parts = [places >> 16, places >> 8, places].map((number) => number & 255);
  return { 'x-forwarded-for': `10.${parts.join('.')}` };
}

/** Signs in and answers the session's cookie. */
export async function cookieOf(
  url: string,
  credentials: { readonly username: string; readonly password: string },
): Promise<string> {
  const { status, headers } = await rawCaller(url)({
    method: 'POST',
    path: '/api/login',
    headers: { 'content-type': 'application/json', ...fromElsewhere() },
    body: JSON.stringify(credentials),
  });
  if (status !== 200) throw new Error(`The login was answered with ${status}`);
  return headers.get('set-cookie')?.split(';')[0] ?? '';
}
