import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';

/** Longer than any proxy's keep-alive in front of us, so that it is never we who hang up first. */
const KEEP_ALIVE_MS = 65_000;

/** From `going` on each answer ends its connection, so that nobody is cut off at the very end. */
export async function listen(
  app: RequestListener,
  host: string,
  port: number,
  going?: AbortSignal,
): Promise<Server> {
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) => {
    if (going?.aborted) response.shouldKeepAlive = false;
    app(request, response);
  });
  letSilentOnesGo(server);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return server;
}

/**
 * Browsers open connections before they need them. Node does not count as idle what has not carried
 * a request yet: such a connection would hold up the end of the server.
 */
function letSilentOnesGo(server: Server): void {
  const silent = new Set<Socket>();
  server.on('connection', (socket) => {
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  server.on('request', ({ socket }) => silent.delete(socket));
  const closeIdle = server.closeIdleConnections.bind(server);
  server.closeIdleConnections = () => {
    closeIdle();
    for (const socket of silent) socket.destroy();
  };
}

/** How often connections that have become idle are let go while the server is stopping. */
const IDLE_SWEEP_MS = 20;

/** Requests under way longer than this are cut off, so that the process ends within 15 s. */
const LONGEST_ANSWER_MS = 8_000;

/** Takes no new connections and resolves when the requests under way are answered. */
export async function stopServer(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve, reject) => {
    server.close((error) => (error ? reject(error) : resolve()));
  });
  server.closeIdleConnections();
  // A connection kept alive becomes idle only after its answer: nothing tells when.
  const sweep = setInterval(() => server.closeIdleConnections(), IDLE_SWEEP_MS);
  const cutOff = setTimeout(() => server.closeAllConnections(), LONGEST_ANSWER_MS);
  try {
    await closed;
  } finally {
    clearInterval(sweep);
    clearTimeout(cutOff);
  }
}

/** Where this machine reaches a listening server. */
export function urlOf(server: Server): string {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  const host =
    address.address === '::' || address.address === '0.0.0.0' ? '127.0.0.1' : address.address;
  return `http://${host}:${address.port}`;
}
