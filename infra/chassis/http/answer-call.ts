import type { Request } from 'express';
import { authorize } from '../auth/authorize.ts';
import { actorOf } from '../auth/internal-token.ts';
import { runInContext } from '../context.ts';
import { NotFound } from '../errors.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { Tracer } from '../tracing/tracing.ts';
import type { Carried, CarriedCall } from './carrier.ts';
import { checkInput } from './check-input.ts';
import { problemOf, shopErrorOf } from './problem.ts';
import { readJsonText, refuseTooLarge } from './json-text.ts';
import { Reply, type Route } from './route.ts';

/** Answers a call of the same process; what goes wrong is an answer, too. */
export type AnswerCall = (call: CarriedCall) => Promise<Carried>;

/** The routes of a service as its HTTP side serves them: the same checks in the same order. */
export function createAnswerer(
  routes: readonly Route[],
  { log, metrics, tracer }: { log: Log; metrics: Metrics; tracer?: Tracer | undefined },
): AnswerCall {
  const byName = new Map(routes.map((route) => [nameOf(route), route]));
  return (call) => {
    const { endpoint, caller, requestId } = call;
    const stop = metrics.timeCall(endpoint.method, endpoint.path);
    const span = tracer?.start('server', nameOf(call), call.traceparent, {
      'dahab.request_id': requestId,
    });
    return runInContext({ requestId, actor: actorOf(caller), span }, async () => {
      const answer = await answerOf(byName.get(nameOf(call)), call).catch((thrown: unknown) =>
        refusalOf(thrown, call, log),
      );
      stop(answer.status);
      span?.end({ status: answer.status });
      return answer;
    });
  };
}

function nameOf({ endpoint }: Pick<Route, 'endpoint'>): string {
  return `${endpoint.method} ${endpoint.path}`;
}

async function answerOf(route: Route | undefined, call: CarriedCall): Promise<Carried> {
  if (route === undefined) throw new NotFound('There is nothing at this address');
  const { endpoint } = route;
  const caller = { ...call.caller };
  authorize(endpoint.access, caller);
  const fields = endpoint.body === null ? null : bodyFor(route, call.body ?? '{}');
  const input = checkInput(route, { params: call.params, query: call.query, fields });
  const result = await route.handle({
    ...input,
    files: [],
    caller,
    get request(): Request {
      throw new TypeError(`${nameOf(route)} reads its request: its endpoint must name the headers`);
    },
  });
  const reply = result instanceof Reply ? (result as Reply<unknown>) : new Reply(result);
  const status = reply.status ?? endpoint.status;
  return { status, body: status === 204 ? null : copyOf(reply.value ?? null) };
}

function bodyFor({ isUnread }: Route, text: string): unknown {
  refuseTooLarge(text);
  return isUnread ? text : readJsonText(text);
}

/** Through text, so that nothing is shared and both ways carry exactly the same values. */
function copyOf(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value)) as unknown;
}

function refusalOf(thrown: unknown, { endpoint }: CarriedCall, log: Log): Carried {
  const error = shopErrorOf(thrown);
  if (error.status >= 500) log.error({ err: thrown, path: endpoint.path }, error.message);
  return { status: error.status, body: copyOf(problemOf(error)) };
}
