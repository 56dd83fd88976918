import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import { Histogram, Registry } from 'prom-client';
import { createFigures, type Figures } from './figures/figures.ts';

export interface Metrics {
  readonly registry: Registry;
  /** Measures every request; mount it before the routes. */
  readonly measure: RequestHandler;
  /** Measures a request that passes no routes; `route` is the path of its endpoint. */
  readonly time: (request: IncomingMessage, response: ServerResponse, route: string) => void;
  /** Measures a call that comes without a request; what it returns is told the answer's status. */
  readonly timeCall: (method: string, route: string) => (status: number) => void;
  /** Answers with the figures of the whole process: for operators, never for visitors. */
  readonly expose: RequestHandler;
}

/**
 * One registry a part of the process; durations in seconds by method, route and status. `figures` are
 * those of the process, which it adds its own to.
 */
export function createMetrics(service: string, figures: Figures = createFigures()): Metrics {
  const registry = new Registry();
  figures.add(registry);
  registry.setDefaultLabels({ service });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  const expose: RequestHandler = async (_request, response) => {
    response.type(figures.contentType).send(await figures.read());
  };
  const timed = (response: ServerResponse, method: string, routeOf: () => string): void => {
    const stop = duration.startTimer({ method });
    response.once('close', () => stop({ route: routeOf(), status: response.statusCode }));
  };
  const measure: RequestHandler = (request, response, next) => {
    timed(
      response,
      request.method,
      () => (request.route as { path?: string } | undefined)?.path ?? 'none',
    );
    next();
  };
  return {
    registry,
    measure,
    time: (request, response, route) => timed(response, request.method ?? '', () => route),
    timeCall: (method, route) => {
      const stop = duration.startTimer({ method, route });
      return (status) => void stop({ status });
    },
    expose,
  };
}
