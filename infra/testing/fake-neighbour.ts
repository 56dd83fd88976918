import type { Server } from 'node:http';
import type { Route } from '@dahab/chassis/http/route.ts';
import { listen, stopServer, urlOf } from '@dahab/chassis/http/listen.ts';
import { createServer } from '@dahab/chassis/http/server.ts';
import { createLog } from '@dahab/chassis/log.ts';
import { createMetrics } from '@dahab/chassis/metrics.ts';
import { afterAll } from '@jest/globals';
import { TEST_TOKEN_SECRET } from './test-service.ts';

/**
 * Some endpoints of another service, answered by the test: the same contract, paths and checks, with
 * `serve(endpoint, handle)` of the test's own.
 */
export async function startFakeNeighbour(routes: readonly Route[]): Promise<{ url: string }> {
  const app = createServer(routes, {
    tokenSecret: TEST_TOKEN_SECRET,
    log: createLog('test', 'silent'),
    metrics: createMetrics('test'),
    before: [],
  });
  const server: Server = await listen(app, '127.0.0.1', 0);
  afterAll(async () => {
    server.closeAllConnections();
    await stopServer(server);
  });
  return { url: urlOf(server) };
}
