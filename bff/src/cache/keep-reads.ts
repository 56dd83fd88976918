import type { CallService } from '@dahab/chassis/http/client.ts';
import { keepASecond } from './keep-a-second.ts';

export interface KeptReads {
  readonly call: CallService;
  /** From now on nothing that was asked for earlier is given to anybody new. */
  empty(): void;
}

/**
 * A client of reads whose answers are the same for all who ask through it: what was asked for within
 * a second is answered once. Failures are not kept. `now` is a steady clock in milliseconds.
 */
export function keepReads(call: CallService, now: () => number): KeptReads {
  const kept = keepASecond<unknown>(now);
  const keepingCall: CallService = (service, endpoint, input = {}) => {
    const key = JSON.stringify([service, endpoint.path, input.params, input.query]);
    const answer = kept.get(key, () => call(service, endpoint, input));
    return answer as ReturnType<typeof call<never, never, never, never>>;
  };
  return { call: keepingCall, empty: kept.empty };
}
