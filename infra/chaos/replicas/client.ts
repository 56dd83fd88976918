import { ADMIN } from './fleet.ts';

/** What a client got; status 0 where no bff answered, with what each of them failed by. */
export interface Got {
  readonly status: number;
  readonly text: string;
  readonly ms: number;
  readonly headers: Headers;
}

export type Ask = (path: string, init?: RequestInit) => Promise<Got>;

const PATIENCE_MS = 20_000;

/**
 * Asks the bffs in turn, as what shares out visitors in front of them does: one that cannot be
 * reached, or goes before it has answered, is passed over for reads and for writes with a key.
 */
export function createClient(bffs: readonly string[], onPassedOver: () => void): Ask {
  let turn = 0;
  return async (path, init = {}) => {
    const at = performance.now();
    const mayPass = init.method === undefined || new Headers(init.headers).has('idempotency-key');
    turn += 1;
    // Others take their turns while this one waits.
    const first = turn;
    const tries = mayPass ? bffs.length : 1;
    const failures: string[] = [];
    for (let passed = 0; passed < tries; passed += 1) {
      const bff = bffs[(first + passed) % bffs.length] ?? '';
      const signal = AbortSignal.timeout(PATIENCE_MS);
      try {
        const { status, headers, ...answer } = await whole(fetch(bff + path, { ...init, signal }));
        return { status, headers, text: answer.text, ms: performance.now() - at };
      } catch (error) {
        failures.push(failureOf(error));
        onPassedOver();
      }
    }
    return {
      status: 0,
      text: failures.join(', '),
      ms: performance.now() - at,
      headers: new Headers(),
    };
  };
}

/** fetch tells in `cause` what came between. */
function failureOf(error: unknown): string {
  const { cause, message } = error as Error;
  return (cause as { code?: string } | undefined)?.code ?? message;
}

async function whole(asked: Promise<Response>) {
  const answer = await asked;
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

/** The cookie of a new session of the admin. */
export async function signIn(ask: Ask): Promise<string> {
  const answer = await ask('/api/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ADMIN),
  });
  if (answer.status !== 200) throw new Error(`The login was answered with ${answer.status}`);
  return answer.headers.get('set-cookie')?.split(';')[0] ?? '';
}

/** A call of the admin that has to be well. */
export async function order(
  ask: Ask,
  cookie: string,
  [method, path, body]: [string, string, unknown],
): Promise<Record<string, unknown>> {
  const headers = { cookie, 'content-type': 'application/json' };
  const answer = await ask(path, { method, headers, body: JSON.stringify(body) });
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`);
  return JSON.parse(answer.text) as Record<string, unknown>;
}
