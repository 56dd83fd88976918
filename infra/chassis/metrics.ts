import type { RequestHandler } from 'express';
import { Histogram, Registry } from 'prom-client';

export interface Metrics {
  readonly registry: Registry;
  /** Measures every request; mount it before the routes. */
  readonly measure: RequestHandler;
  /** Answers with the figures in Prometheus' text form: for operators, never for visitors. */
  readonly expose: RequestHandler;
}

/** One registry a process part; durations in seconds by method, route and status. */
export function createMetrics(service: string): Metrics {
  const registry = new Registry();
  registry.setDefaultLabels({ service });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  const expose: RequestHandler = async (_request, response) => {
    response.type(registry.contentType).send(await registry.metrics());
  };
  const measure: RequestHandler = (request, response, next) => {
    const stop = duration.startTimer({ method: request.method });
    response.once('close', () => {
      const route = (request.route as { path?: string } | undefined)?.path ?? 'none';
      stop({ route, status: response.statusCode });
    });
    next();
  };
  return { registry, measure, expose };
}
