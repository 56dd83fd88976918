import {
  type Context,
  isSpanContextValid,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Span as ApiSpan,
  type Tracer as ApiTracer,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TracerProvider,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace';
import { within } from '../bus/within.ts';
import type { Log } from '../log.ts';
import { readRelease } from '../release.ts';
import { reportOutages } from './report-outages.ts';
import type { Ending, Span, Tracer, Tracing } from './tracing.ts';

/** What the collector does not take in time is let go, never waited for. */
const MOST_WAITING = 2_048;
const SEND_EVERY_MS = 2_000;
const SEND_TIMEOUT_MS = 5_000;
const CLOSE_TIMEOUT_MS = 2_000;

const kinds = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
};

/** Traces to a collector over OTLP/HTTP, as JSON. `share`: of those that begin here, from 0 to 1. */
export function openOtlpTracing(options: {
  endpoint: string;
  headers: Record<string, string>;
  share: number;
  log: Log;
}): Tracing {
  const base = options.endpoint.endsWith('/') ? options.endpoint : `${options.endpoint}/`;
  const exporter = new OTLPTraceExporter({
    url: new URL('v1/traces', base).href,
    headers: options.headers,
    timeoutMillis: SEND_TIMEOUT_MS,
  });
  const processor = new BatchSpanProcessor({
    exporter: reportOutages(exporter, options.log),
    maxQueueSize: MOST_WAITING,
    scheduledDelayMillis: SEND_EVERY_MS,
    exportTimeoutMillis: SEND_TIMEOUT_MS,
  });
  const sampler = new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(options.share) });
  return {
    of: (service) => {
      const resource = resourceFromAttributes({
        'service.name': service,
        'service.namespace': 'dahab',
        'service.version': readRelease(),
      });
      const provider = new TracerProvider({ resource, sampler, spanProcessors: [processor] });
      return tracerOn(provider.getTracer('dahab'));
    },
    close: () =>
      within(CLOSE_TIMEOUT_MS, 'Sending traces', processor.shutdown()).catch(() => undefined),
  };
}

function tracerOn(tracer: ApiTracer): Tracer {
  return {
    start: (kind, name, parent, attributes = {}) =>
      spanOf(tracer.startSpan(name, { kind: kinds[kind], attributes }, contextOf(parent))),
  };
}

function spanOf(span: ApiSpan): Span {
  const { traceId, spanId, traceFlags } = span.spanContext();
  const flags = traceFlags.toString(16).padStart(2, '0');
  return {
    traceId,
    spanId,
    traceparent: `00-${traceId}-${spanId}-${flags}`,
    end: (ending = {}) => {
      note(span, ending);
      span.end();
    },
  };
}

function note(span: ApiSpan, { name, status, error }: Ending): void {
  if (name !== undefined) span.updateName(name);
  if (status !== undefined) span.setAttribute('http.response.status_code', status);
  if (error instanceof Error) span.recordException({ name: error.name, message: error.message });
  if (error !== undefined || (status ?? 0) >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
}

const TRACEPARENT = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/;

function contextOf(traceparent: string | null): Context {
  const [, traceId = '', spanId = '', flags = '0'] = TRACEPARENT.exec(traceparent ?? '') ?? [];
  const parent = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
  return isSpanContextValid(parent) ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT;
}
