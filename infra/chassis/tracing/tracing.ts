/** What a piece of work is to others: it answers them, asks them, tells them, or hears them. */
export type SpanKind = 'server' | 'client' | 'producer' | 'consumer';

/** What is known of a piece of work, by OpenTelemetry's names. */
export type Attributes = Readonly<Record<string, string | number>>;

export interface Ending {
  /** A better name than that of the beginning, once it is known. */
  readonly name?: string;
  /** Of HTTP; 5xx counts as a fault. */
  readonly status?: number;
  /** Why it failed. */
  readonly error?: unknown;
}

/** A piece of work that is traced. */
export interface Span {
  /** As W3C writes it: who goes on with it elsewhere is given this. */
  readonly traceparent: string;
  readonly traceId: string;
  readonly spanId: string;
  end(ending?: Ending): void;
}

export interface Tracer {
  /** Begins a piece of work: part of `parent` (a traceparent), or a trace of its own (null). */
  start(kind: SpanKind, name: string, parent: string | null, attributes?: Attributes): Span;
}

/** Of a process; there is none where nobody collects traces. */
export interface Tracing {
  /** Whose work it is: what is shown as the service's name. */
  of(service: string): Tracer;
  /** Sends what is still here, for a moment. */
  close(): Promise<void>;
}
