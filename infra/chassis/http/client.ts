import type { Endpoint } from '@dahab/protocol/endpoint.ts';
import type { ServiceName } from '@dahab/protocol/event.ts';
import { problemSchema } from '@dahab/protocol/problem.ts';
import type { Caller } from '../auth/internal-token.ts';
import { currentRequestId, currentSpan } from '../context.ts';
import { ShopError, Unavailable } from '../errors.ts';
import type { Carried, CarriedCall, CarryCall } from './carrier.ts';
import type { Span, Tracer } from '../tracing/tracing.ts';
import type { Neighbours } from './in-process.ts';
import { carryOverHttp } from './over-http.ts';

/** Who waits for us in turn hears within five seconds that another part hangs. */
const DEFAULT_TIMEOUT_MS = 4_500;

/** What an address can carry; endpoints read it back from text. */
type AddressValue = string | number | boolean | undefined;

export type Input<Params, Query, Body> = Asked<Params, Query> & Sent<Body>;

interface Asked<Params, Query> {
  readonly params?: Params;
  readonly query?: Partial<Query>;
  /** Of calls that take one: the same key again is the same deed. */
  readonly idempotencyKey?: string;
  /** In whose name it is made; the client's own without one. */
  readonly caller?: Caller;
  readonly timeoutMs?: number;
}

/** What the call carries, if anything: a body, or one that is JSON already and is sent as it is. */
type Sent<Body> =
  | { readonly body?: Body; readonly bodyText?: undefined }
  | { readonly body?: undefined; readonly bodyText: string };

/**
 * Calls another service's endpoint in this service's name and returns its checked answer. The other
 * side's refusals are thrown as they are; when it cannot be reached, Unavailable.
 */
export type CallService = <Params, Query, Body, Response>(
  service: ServiceName,
  endpoint: Endpoint<Params, Query, Body, Response>,
  input?: Input<Params, Query, Body>,
) => Promise<Response>;

export function createClient({
  name,
  tokenSecret,
  locate,
  neighbours,
  tracer,
}: {
  name: string;
  tokenSecret: string;
  locate: (service: ServiceName) => string;
  /** Those of the same process are called without HTTP. */
  neighbours?: Neighbours | undefined;
  /** Where calls are traced. */
  tracer?: Tracer | undefined;
}): CallService {
  const overHttp = carryOverHttp({ tokenSecret, locate });
  const carry = neighbours?.carryOr(overHttp) ?? overHttp;
  const self: Caller = { kind: 'service', service: name };
  return async (service, endpoint, input = {}) => {
    const under = currentSpan();
    const { method, path } = endpoint;
    const span = tracer?.start('client', `${method} ${path}`, under?.traceparent ?? null, {
      'peer.service': service,
    });
    const answer = await reach(carry, service, span, {
      endpoint,
      caller: input.caller ?? self,
      requestId: currentRequestId(),
      traceparent: (span ?? under)?.traceparent ?? null,
      params: textsOf(input.params ?? {}),
      query: textsOf(input.query ?? {}),
      body: textOf(input),
      idempotencyKey: input.idempotencyKey ?? null,
      timeoutMs: input.timeoutMs ?? DEFAULT_TIMEOUT_MS,
    });
    if (answer.status >= 400) throw refusal(service, answer);
    return (endpoint.response ? endpoint.response.parse(answer.body) : null) as never;
  };
}

function textOf({ body, bodyText }: Sent<unknown>): string | null {
  if (bodyText !== undefined) return bodyText;
  return body === undefined ? null : JSON.stringify(body);
}

/** As an address carries them; what is undefined is not asked for. */
function textsOf(given: object): Record<string, string> {
  const said = Object.entries(given as Record<string, AddressValue>);
  return Object.fromEntries(
    said.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
}

async function reach(
  carry: CarryCall,
  service: ServiceName,
  span: Span | undefined,
  call: CarriedCall,
): Promise<Carried> {
  try {
    const answer = await carry(service, call);
    span?.end({ status: answer.status });
    return answer;
  } catch (error) {
    span?.end({ error });
    throw new Unavailable(`The ${service} service is not reachable right now`, 2, error);
  }
}

function refusal(service: string, answer: Carried): ShopError {
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
