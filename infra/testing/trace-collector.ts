import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A traced piece of work, as a collector hears of it. */
export interface Collected {
  readonly service: string;
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  /** Null of the first one of a trace. */
  readonly parentSpanId: string | null;
}

export interface TraceCollector {
  readonly url: string;
  readonly spans: readonly Collected[];
  /** What was sent along in the headers of the last batch. */
  shown(): string | undefined;
  /** Nobody listens there any more. */
  stop(): Promise<void>;
}

interface Batch {
  readonly resourceSpans: readonly {
    readonly resource: {
      readonly attributes: readonly { key: string; value: { stringValue?: string } }[];
    };
    readonly scopeSpans: readonly {
      readonly spans: readonly {
        readonly name: string;
        readonly traceId: string;
        readonly spanId: string;
        readonly parentSpanId?: string;
      }[];
    }[];
  }[];
}

/** Takes OTLP over HTTP, as JSON, and keeps what comes; `stop` it afterwards. */
export async function startTraceCollector(): Promise<TraceCollector> {
  const spans: Collected[] = [];
  let authorization: string | undefined;
  const take = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    ({ authorization } = request.headers);
    const body = await text(request);
    if (request.url === '/v1/traces') spans.push(...spansOf(JSON.parse(body) as Batch));
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  };
  const server = createServer((request, response) => void take(request, response));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  let stopping: Promise<void> | null = null;
  const close = async (): Promise<void> => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  const stop = (): Promise<void> => (stopping ??= close());
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, spans, shown: () => authorization, stop };
}

/** What one trace is made of, a line each: `service name` after what it is part of. */
export function treeOf(spans: readonly Collected[]): string[] {
  const names = new Map(spans.map((span) => [span.spanId, `${span.service} ${span.name}`]));
  return spans.map(
    ({ spanId, parentSpanId }) =>
      `${parentSpanId === null ? 'nobody' : names.get(parentSpanId)} > ${names.get(spanId)}`,
  );
}

/** The lines of the first trace that the front door began with this; none while there is no such. */
export function traceOf({ spans }: TraceCollector, begin: string): string[] {
  const root = spans.find(({ name, parentSpanId }) => name === begin && parentSpanId === null);
  return treeOf(spans.filter(({ traceId }) => traceId === root?.traceId));
}

function spansOf({ resourceSpans }: Batch): Collected[] {
  return resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const named = resource.attributes.find(({ key }) => key === 'service.name');
    const service = named?.value.stringValue ?? '';
    return scopeSpans.flatMap(({ spans }) =>
      spans.map(({ name, traceId, spanId, parentSpanId }) => ({
        service,
        name,
        traceId,
        spanId,
        parentSpanId: parentSpanId || null,
      })),
    );
  });
}
