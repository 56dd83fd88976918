import type { ServiceName } from '@dahab/protocol/event.ts';
import { afterAll, describe, expect, test } from '@jest/globals';
import { Unavailable } from '../errors.ts';
import { createAnswerer } from '../http/answer-call.ts';
import { type CallService, createClient } from '../http/client.ts';
import { openNeighbourhood } from '../http/in-process.ts';
import { listen, stopServer, urlOf } from '../http/listen.ts';
import { createServer } from '../http/server.ts';
import { createMetrics } from '../metrics.ts';
import { routesToCall, testCalls } from './calls.conformance.ts';
import { silent } from './messaging-parts.ts';

const tokenSecret = 'a secret of at least thirty-two characters';
const metrics = createMetrics('test');
const app = createServer(routesToCall, { tokenSecret, log: silent, metrics, before: [] });
const server = await listen(app, '127.0.0.1', 0);
afterAll(async () => {
  server.closeAllConnections();
  await stopServer(server);
});

const nowhere = (): string => 'http://127.0.0.1:9';
const locate = (service: ServiceName): string =>
  service === 'catalog' ? urlOf(server) : nowhere();
const answer = createAnswerer(routesToCall, { log: silent, metrics });

function callFrom(neighbours: ReturnType<typeof openNeighbourhood>): CallService {
  return createClient({ name: 'pricing', tokenSecret, locate: nowhere, neighbours });
}

describe('over HTTP', () => {
  testCalls(createClient({ name: 'pricing', tokenSecret, locate }));
});

describe('in one process', () => {
  const neighbours = openNeighbourhood();
  neighbours.moveIn('catalog', answer);
  // What needs headers goes over HTTP all the same.
  testCalls(createClient({ name: 'pricing', tokenSecret, locate, neighbours }));
});

describe('a neighbour', () => {
  const [, keep] = routesToCall;
  if (keep === undefined) throw new Error('The suite calls nothing');
  const body = { name: 'a', rest: {} };

  test('is called without HTTP', async () => {
    const neighbours = openNeighbourhood();
    neighbours.moveIn('catalog', answer);

    expect(await callFrom(neighbours)('catalog', keep.endpoint, { body })).toEqual({
      kept: { changed: true },
    });
  });

  test('is not reachable after it has moved out', async () => {
    const neighbours = openNeighbourhood();
    const moveOut = neighbours.moveIn('catalog', answer);
    await moveOut();

    const calling = callFrom(neighbours)('catalog', keep.endpoint, { body });
    await expect(calling).rejects.toBeInstanceOf(Unavailable);
  });

  test('answers what is under way before it has moved out', async () => {
    const neighbours = openNeighbourhood();
    const moveOut = neighbours.moveIn('catalog', answer);
    let isAnswered = false;
    void callFrom(neighbours)('catalog', keep.endpoint, { body }).then(() => (isAnswered = true));

    await moveOut();

    await new Promise(setImmediate);
    expect(isAnswered).toBe(true);
  });

  test('is measured as its HTTP side is', async () => {
    const own = createMetrics('catalog');
    const neighbours = openNeighbourhood();
    neighbours.moveIn('catalog', createAnswerer(routesToCall, { log: silent, metrics: own }));
    await callFrom(neighbours)('catalog', keep.endpoint, { body });

    expect(await own.registry.metrics()).toMatch(
      /duration_seconds_count\{.*method="POST",route="\/internal\/kept",status="201"\} 1/,
    );
  });
});
