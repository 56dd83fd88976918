import { Agent } from 'node:http';
import { pathOf } from '@dahab/protocol/endpoint.ts';
import type { ServiceName } from '@dahab/protocol/event.ts';
import { type Caller, signCaller } from '../auth/internal-token.ts';
import { askInTurn, openTurn } from './ask-in-turn.ts';
import type { CarriedCall, CarryCall } from './carrier.ts';
import { exchange } from './exchange.ts';
import { createReplicas } from './replicas.ts';

/**
 * Carries calls to where `locate` says, each with a token that names its caller. A call whose replica
 * dies is carried to another one where the same call may be made twice.
 */
export function carryOverHttp(options: {
  tokenSecret: string;
  locate: (service: ServiceName) => string;
}): CarryCall {
  const agent = new Agent({ keepAlive: true });
  const replicas = createReplicas(options.locate);
  const tokenOf = renewed((caller) => signCaller(caller, options.tokenSecret));
  return async (service, call) => {
    const turn = openTurn(replicas, service, call.timeoutMs);
    const { status, body } = await askInTurn(turn, isRepeatable(call), (address, timeoutMs) =>
      exchange(address, {
        method: call.endpoint.method,
        path: addressOf(call),
        headers: {
          authorization: `Bearer ${tokenOf(call.caller)}`,
          'x-request-id': call.requestId,
          ...(call.traceparent !== null && { traceparent: call.traceparent }),
          ...(call.body !== null && { 'content-type': 'application/json' }),
          ...(call.idempotencyKey !== null && { 'idempotency-key': call.idempotencyKey }),
        },
        body: call.body,
        timeoutMs,
        agent,
      }),
    );
    return { status, body: body.length === 0 ? null : (JSON.parse(body.toString()) as unknown) };
  };
}

function isRepeatable({ endpoint, idempotencyKey }: CarriedCall): boolean {
  return endpoint.repeatable || idempotencyKey !== null;
}

/** Far within the minute that a token lives. */
const RENEW_MS = 10_000;

/** What `make` made for a caller, made anew now and then. */
function renewed(make: (caller: Caller) => string): (caller: Caller) => string {
  const made = new WeakMap<Caller, { value: string; until: number }>();
  return (caller) => {
    const now = performance.now();
    const known = made.get(caller);
    if (known !== undefined && now < known.until) return known.value;
    const value = make(caller);
    made.set(caller, { value, until: now + RENEW_MS });
    return value;
  };
}

function addressOf({ endpoint, params, query }: CarriedCall): string {
  const path = pathOf(endpoint.path, params);
  const asked = new URLSearchParams(query);
  return asked.size === 0 ? path : `${path}?${asked.toString()}`;
}
