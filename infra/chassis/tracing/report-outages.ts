import type { SpanExporter } from '@opentelemetry/sdk-trace';
import type { Log } from '../log.ts';

/** One line when the collector is lost and one when it is back, however many batches it missed. */
export function reportOutages(exporter: SpanExporter, log: Log): SpanExporter {
  let isLost = false;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        if (result.error && !isLost) {
          log.warn({ reason: result.error.message }, 'the collector takes no traces');
        }
        if (!result.error && isLost) log.info('the collector takes traces again');
        isLost = result.error !== undefined;
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
    forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve(),
  };
}
