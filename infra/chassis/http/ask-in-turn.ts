import type { ClientRequest } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { ServiceName } from '@dahab/protocol/event.ts';
import type { Replicas } from './replicas.ts';

/** A machine in the same house answers within milliseconds, or it is not there. */
const CONNECT_MS = 1_000;
/** All addresses are tried this often: behind a single one another machine may come to stand. */
const ROUNDS = 2;
const BETWEEN_ROUNDS_MS = 100;

/** What happens when a connection cannot be made: nobody has heard what was asked. */
const unheard = new Set([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
]);

/** What happens to a connection whose other end dies. */
const lost = new Set(['ECONNRESET', 'EPIPE', 'ECONNABORTED', 'ERR_STREAM_PREMATURE_CLOSE']);

/**
 * Whether another replica may be asked after a failure: always when nobody has heard the question,
 * and when the answer was lost if the same question may be put twice.
 */
export function mayAskAnother(error: unknown, isRepeatable: boolean): boolean {
  const { code = '' } = error as { code?: string };
  return unheard.has(code) || (isRepeatable && lost.has(code));
}

/** Gives up on a machine that does not even take the connection. */
export function limitConnecting(asked: ClientRequest): void {
  asked.once('socket', (socket) => {
    if (!socket.connecting) return;
    const late = setTimeout(() => {
      asked.destroy(Object.assign(new Error('No connection in time'), { code: 'ETIMEDOUT' }));
    }, CONNECT_MS);
    const isDecided = (): void => clearTimeout(late);
    socket.once('connect', isDecided).once('close', isDecided);
  });
}

/** The addresses of one question, one after the other, until its time is over. */
export interface Turn {
  /** The first one, or the one after a failure; null when there is none, or no time. */
  next(): Promise<string | null>;
  /** Milliseconds until its time is over. */
  left(): number;
  /** Notes that the last one was not to be reached. */
  failed(): void;
}

export function openTurn(replicas: Replicas, service: ServiceName, timeoutMs: number): Turn {
  const until = performance.now() + timeoutMs;
  const left = (): number => until - performance.now();
  let waiting: string[] = [];
  let rounds = 0;
  let current = '';
  return {
    next: async () => {
      if (waiting.length === 0) {
        if (rounds === ROUNDS) return null;
        if (rounds > 0) await pause(BETWEEN_ROUNDS_MS);
        waiting = await replicas.of(service);
        rounds += 1;
      }
      if (left() <= 0) return null;
      current = waiting.shift() ?? '';
      return current;
    },
    left,
    failed: () => replicas.rest(current),
  };
}

/** Asks one replica after the other until one answers; rejects with the last failure. */
export async function askInTurn<Answer>(
  turn: Turn,
  isRepeatable: boolean,
  ask: (address: string, timeoutMs: number) => Promise<Answer>,
): Promise<Answer> {
  let failure: unknown = new Error('Nobody is there to be asked');
  for (let address = await turn.next(); address !== null; address = await turn.next()) {
    try {
      return await ask(address, Math.ceil(turn.left()));
    } catch (error) {
      turn.failed();
      if (!mayAskAnother(error, isRepeatable)) throw error;
      failure = error;
    }
  }
  throw failure;
}
