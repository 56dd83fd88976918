import { type Endpoint, pathOf } from '@dahab/protocol/endpoint.ts';
import type { ServiceName } from '@dahab/protocol/event.ts';
import { problemSchema } from '@dahab/protocol/problem.ts';
import { type Caller, signCaller } from '../auth/internal-token.ts';
import { currentRequestId } from '../context.ts';
import { ShopError, Unavailable } from '../errors.ts';

const DEFAULT_TIMEOUT_MS = 5_000;

/** What a query can carry; endpoints read it back from text. */
type QueryValue = string | number | boolean | undefined;

export interface Input<Params, Query, Body> {
  readonly params?: Params;
  readonly query?: Partial<Query>;
  readonly body?: Body;
  /** Of calls that take one: the same key again is the same deed. */
  readonly idempotencyKey?: string;
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
  /** In whose name it calls; its own without one. */
  caller?: Caller;
}): CallService {
  const caller = options.caller ?? { kind: 'service', service: options.name };
  return async (service, endpoint, input = {}) => {
    const address = new URL(
      pathOf(endpoint.path, input.params as Record<string, unknown> | undefined),
      options.locate(service),
    );
    const query = Object.entries((input.query ?? {}) as Record<string, QueryValue>);
    for (const [name, value] of query) {
      if (value !== undefined) address.searchParams.set(name, String(value));
    }
    const token = signCaller(caller, options.tokenSecret);
    const answer = await reach(service, address, {
      method: endpoint.method,
      headers: {
        authorization: `Bearer ${token}`,
        'x-request-id': currentRequestId(),
        ...(input.body !== undefined && { 'content-type': 'application/json' }),
        ...(input.idempotencyKey !== undefined && { 'idempotency-key': input.idempotencyKey }),
      },
      body: input.body === undefined ? null : JSON.stringify(input.body),
      signal: AbortSignal.timeout(input.timeoutMs ?? DEFAULT_TIMEOUT_MS),
    });
    if (answer.status >= 400) throw refusal(service, answer);
    return (endpoint.response ? endpoint.response.parse(answer.body) : null) as never;
  };
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

async function reach(service: string, address: URL, init: RequestInit): Promise<Answer> {
  try {
    const response = await fetch(address, init);
    const text = await response.text();
    return { status: response.status, body: text === '' ? null : (JSON.parse(text) as unknown) };
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
