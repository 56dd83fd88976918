import { waitUntil } from '@dahab/backing/wait-until.ts';
import { type TraceCollector, traceOf } from '@dahab/testing/trace-collector.ts';
import { traceOfASale } from '../../e2e/api/trace-of-a-sale.ts';
import type { Held } from '../replicas/promises.ts';

/** Spans are sent every two seconds. */
const TOLD_MS = 60_000;

/** The one sale so far, each piece of its work in the process that did it. */
export async function oneTraceFollowsASale(collector: TraceCollector): Promise<Held> {
  const missing = (): string[] => {
    const lines = new Set(traceOf(collector, 'POST /api/orders'));
    return traceOfASale.filter((line) => !lines.has(line));
  };
  await waitUntil(() => missing().length === 0, TOLD_MS, 100);
  const lines = traceOf(collector, 'POST /api/orders');
  const lost = [...missing(), ...lines.filter((line) => line.startsWith('undefined'))];
  const line = `a sale is one trace of ${lines.length} spans; not in their place: ${lost.length}`;
  return { line: [line, ...lost].join('\n  '), isHeld: lost.length === 0 };
}
