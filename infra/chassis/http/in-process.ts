import type { Endpoint } from '@dahab/protocol/endpoint.ts';
import type { ServiceName } from '@dahab/protocol/event.ts';
import { within } from '../bus/within.ts';
import type { AnswerCall } from './answer-call.ts';
import type { Carried, CarryCall } from './carrier.ts';

/** Services that share a process, for calls between them. */
export interface Neighbours {
  /** Answers calls to `service` from now on, until the returned function is called: it waits for those under way. */
  moveIn(service: ServiceName, answer: AnswerCall): () => Promise<void>;
  /** Carries calls to neighbours; `otherwise` those to others, and those that need HTTP. */
  carryOr(otherwise: CarryCall): CarryCall;
}

/** As long as an HTTP server waits for its requests when it stops. */
const LONGEST_ANSWER_MS = 8_000;

/** Calls without sockets: the other service's route answers, as it would over HTTP. */
export function openNeighbourhood(): Neighbours {
  const answers = new Map<ServiceName, AnswerCall>();
  const underWay = new Map<ServiceName, Set<Promise<Carried>>>();

  const callsOf = (service: ServiceName): Set<Promise<Carried>> => {
    const calls = underWay.get(service) ?? new Set();
    underWay.set(service, calls);
    return calls;
  };

  return {
    moveIn: (service, answer) => {
      answers.set(service, answer);
      return async () => {
        answers.delete(service);
        const ended = Promise.allSettled(callsOf(service));
        await within(LONGEST_ANSWER_MS, `The end of ${service}`, ended).catch(() => undefined);
      };
    },
    carryOr: (otherwise) => async (service, call) => {
      const answer = answers.get(service);
      if (answer === undefined || needsHttp(call.endpoint)) return otherwise(service, call);
      const calls = callsOf(service);
      const answering = answer(call);
      calls.add(answering);
      const forget = (): void => void calls.delete(answering);
      answering.then(forget, forget);
      return within(call.timeoutMs, `The answer of ${service}`, answering);
    },
  };
}

/** What is more than JSON both ways. */
function needsHttp({ consumes, produces, requestHeaders }: Endpoint): boolean {
  const isJson = consumes === 'json' && produces === 'application/json';
  return !isJson || Object.keys(requestHeaders).length > 0;
}
