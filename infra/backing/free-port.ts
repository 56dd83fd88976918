import { randomInt } from 'node:crypto';
import { createServer, connect } from 'node:net';

/**
 * Below those that systems give to connections that go out, or to whoever asks for any: a port that
 * was free stays so until its server has started, and while it is restarted.
 */
const FIRST_PORT = 20_000;
const LAST_PORT = 32_000;

const MOST_TRIES = 50;

/** A loopback port that was free a moment ago. Rejects when there is none. */
export async function findFreePort(): Promise<number> {
  for (let tried = 0; tried < MOST_TRIES; tried += 1) {
    const port = randomInt(FIRST_PORT, LAST_PORT);
    if (!(await isPortTaken(port))) return port;
  }
  throw new Error(`No port between ${FIRST_PORT} and ${LAST_PORT} is free`);
}

/** Whether something on this machine holds the port. */
export function isPortTaken(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code === 'EADDRINUSE'));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(false)));
  });
}

/** Whether something accepts connections on the port. */
export function isPortOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    const answer = (open: boolean) => {
      socket.destroy();
      resolve(open);
    };
    socket.setTimeout(1_000, () => answer(false));
    socket.once('connect', () => answer(true));
    socket.once('error', () => answer(false));
  });
}
