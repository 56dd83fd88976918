import { AsyncLocalStorage } from 'node:async_hooks';

interface Context {
  readonly requestId: string;
}

const contexts = new AsyncLocalStorage<Context>();

/** Runs `work` on behalf of a request: logs, events and calls made inside carry its id. */
export function runInContext<T>(context: Context, work: () => T): T {
  return contexts.run(context, work);
}

/** The id of the request being worked on, or `-` outside of one. */
export function currentRequestId(): string {
  return contexts.getStore()?.requestId ?? '-';
}
