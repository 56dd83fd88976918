import type { RequestHandler } from 'express';

/** A part that must answer before requests are taken: true when it does. */
export type Check = () => boolean | Promise<boolean>;

const CHECK_TIMEOUT_MS = 2_000;

/**
 * `GET /healthz`: alive. `GET /readyz`: every part answers, else 503 naming those that do not;
 * `?only=database,staying` asks for these alone, for who wants to know something about this process
 * and not about what it shares with all others.
 */
export function answerHealth(checks: Readonly<Record<string, Check>>): RequestHandler {
  return async (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    if (request.path === '/healthz') return void response.json({ status: 'alive' });
    if (request.path !== '/readyz') return next();
    const { only } = request.query;
    const down = await partsDown(typeof only === 'string' ? named(checks, only) : checks);
    if (down.length > 0) response.status(503).set('Retry-After', '2');
    response.json({ status: down.length === 0 ? 'ready' : 'not ready', down });
  };
}

/** A name that no part has is down: a probe that asks for it is to be mended. */
function named(checks: Readonly<Record<string, Check>>, names: string): Record<string, Check> {
  const isDown: Check = () => false;
  const checkOf = (name: string): Check => (Object.hasOwn(checks, name) && checks[name]) || isDown;
  return Object.fromEntries(names.split(',').map((name) => [name, checkOf(name)]));
}

/** Of a process that is not ready any more once it is about to end. */
export function staysUntil(going: AbortSignal | undefined): Readonly<Record<string, Check>> {
  return { staying: () => going?.aborted !== true };
}

/** The names of the parts that do not answer in time. */
export async function partsDown(checks: Readonly<Record<string, Check>>): Promise<string[]> {
  const parts = await Promise.all(
    Object.entries(checks).map(async ([part, check]) => [part, await passes(check)] as const),
  );
  return parts.filter(([, up]) => !up).map(([part]) => part);
}

async function passes(check: Check): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), CHECK_TIMEOUT_MS);
  });
  try {
    return await Promise.race([Promise.resolve(check()), late]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
