import type { Metrics } from '@dahab/chassis/metrics.ts';
import { Counter, Gauge, type Registry } from 'prom-client';
import type { AnswerStore } from './answer-store.ts';

/** `joined` waited for what another one had asked for; `bypassed` is an admin. */
export type ReadOutcome = 'hit' | 'missed' | 'joined' | 'bypassed';

/** Counts how public reads were answered, and shows what the store holds. */
export function countReads(
  { registry }: Pick<Metrics, 'registry'>,
  store: AnswerStore,
): (outcome: ReadOutcome) => void {
  const reads = new Counter({
    name: 'public_reads_total',
    help: 'Public reads, by how they were answered',
    labelNames: ['outcome'],
    registers: [registry],
  });
  gauge(registry, 'kept_answers', 'Public answers that are kept', () => store.size().answers);
  gauge(
    registry,
    'kept_answers_bytes',
    'The most that the kept answers take in memory',
    () => store.size().bytes,
  );
  return (outcome) => reads.inc({ outcome });
}

function gauge(registry: Registry, name: string, help: string, read: () => number): void {
  registry.registerMetric(
    new Gauge({
      name,
      help,
      registers: [],
      collect() {
        this.set(read());
      },
    }),
  );
}
