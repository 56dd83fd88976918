import type { ChassisConfig } from '../config.ts';
import type { Log } from '../log.ts';
import type { Tracing } from './tracing.ts';

export type TracingConfig = Pick<
  ChassisConfig,
  'OTEL_EXPORTER_OTLP_ENDPOINT' | 'OTEL_EXPORTER_OTLP_HEADERS' | 'OTEL_TRACES_SAMPLER_ARG'
>;

/** Where a collector is configured; OpenTelemetry is not even loaded otherwise. */
export async function openTracing(config: TracingConfig, log: Log): Promise<Tracing | undefined> {
  const endpoint = config.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (endpoint === undefined) return undefined;
  const { openOtlpTracing } = await import('./otlp.ts');
  return openOtlpTracing({
    endpoint,
    headers: headersOf(config.OTEL_EXPORTER_OTLP_HEADERS ?? ''),
    share: config.OTEL_TRACES_SAMPLER_ARG,
    log,
  });
}

/** `name=value` between commas, values as in an address, as OpenTelemetry has it. */
function headersOf(list: string): Record<string, string> {
  const pairs = list.split(',').filter((pair) => pair.includes('='));
  return Object.fromEntries(
    pairs.map((pair) => {
      const at = pair.indexOf('=');
      return [pair.slice(0, at).trim(), decodeURIComponent(pair.slice(at + 1).trim())];
    }),
  );
}
