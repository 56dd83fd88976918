import { Agent } from 'node:http';
import { type Endpoint, pathOf } from '@dahab/protocol/endpoint.ts';
import type { ServiceName } from '@dahab/protocol/event.ts';
import { problemSchema } from '@dahab/protocol/problem.ts';
import { type Caller, signCaller } from '../auth/internal-token.ts';
import { currentRequestId } from '../context.ts';
import { ShopError, Unavailable } from '../errors.ts';
import { exchange } from './exchange.ts';

/** Who waits for us in turn hears within five seconds that another part hangs. */
const DEFAULT_TIMEOUT_MS = 4_500;

/** What a query can carry; endpoints read it back from text. */
type QueryValue = string | number | boolean | undefined;

export interface Input<Params, Query, Body> {
  readonly params?: Params;
  readonly query?: Partial<Query>;
  readonly body?: Body;
  /** Of calls that take one: the same key again is the same deed. */
  readonly idempotencyKey?: string;
  /** In whose name it is made; the client's own without one. */
  readonly caller?: Caller;
  readonly timeoutMs?: number;
}

/**
 * Calls another service's endpoint in this service's name and returns its checked answer. The other
 * side's refusals are thrown as they are; when it cannot be reached, Unavailable.
 */
export type CallService = <Params, Query, Body, Response>(
  service: ServiceName,
  endpoint: Endpoint<Params, Query, Body, Response>,
  input?: Input<Params, Query, Body>,
) => Promise<Response>;

export function createClient(options: {
  name: string;
  tokenSecret: string;
  locate: (service: ServiceName) => string;
}): CallService {
  const agent = new Agent({ keepAlive: true });
  const ownToken = renewed(() =>
    signCaller({ kind: 'service', service: options.name }, options.tokenSecret),
  );
  return async (service, endpoint, input = {}) => {
    const token = input.caller ? signCaller(input.caller, options.tokenSecret) : ownToken();
    const answer = await reach(service, options.locate(service), {
      method: endpoint.method,
      path: addressOf(endpoint, input),
      headers: {
        authorization: `Bearer ${token}`,
        'x-request-id': currentRequestId(),
        ...(input.body !== undefined && { 'content-type': 'application/json' }),
        ...(input.idempotencyKey !== undefined && { 'idempotency-key': input.idempotencyKey }),
      },
      body: input.body === undefined ? null : JSON.stringify(input.body),
      timeoutMs: input.timeoutMs ?? DEFAULT_TIMEOUT_MS,
      agent,
    });
    if (answer.status >= 400) throw refusal(service, answer);
    return (endpoint.response ? endpoint.response.parse(answer.body) : null) as never;
  };
}

/** Far within the minute that a token lives. */
const RENEW_MS = 10_000;

/** What `make` made, made anew now and then. */
function renewed(make: () => string): () => string {
  let made = { value: '', until: 0 };
  return () => {
    const now = performance.now();
    if (now >= made.until) made = { value: make(), until: now + RENEW_MS };
    return made.value;
  };
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

function addressOf(
  { path }: Pick<Endpoint, 'path'>,
  { params, query }: Pick<Input<unknown, unknown, unknown>, 'params' | 'query'>,
): string {
  const asked = new URLSearchParams();
  const given: Record<string, QueryValue> = query ?? {};
  for (const [name, value] of Object.entries(given)) {
    if (value !== undefined) asked.set(name, String(value));
  }
  const filled = pathOf(path, params as Record<string, unknown> | undefined);
  return asked.size === 0 ? filled : `${filled}?${asked.toString()}`;
}

async function reach(
  service: string,
  base: string,
  asked: Parameters<typeof exchange>[1],
): Promise<Answer> {
  try {
    const { status, body } = await exchange(base, asked);
    return { status, body: body.length === 0 ? null : (JSON.parse(body.toString()) as unknown) };
  } catch (error) {
    throw new Unavailable(`The ${service} service is not reachable right now`, 2, error);
  }
}

function refusal(service: string, answer: Answer): ShopError {
  const problem = problemSchema.safeParse(answer.body);
  if (!problem.success || answer.status >= 500) {
    return new Unavailable(
      `The ${service} service cannot answer right now`,
      2,
      new Error(JSON.stringify(answer.body).slice(0, 500)),
    );
  }
  const { message, code, issues } = problem.data;
  return new ShopError(answer.status, code, message, { issues: issues ?? [] });
}
