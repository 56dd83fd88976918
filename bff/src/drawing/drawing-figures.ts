import type { Metrics } from '@dahab/chassis/metrics.ts';
import { Counter, Histogram } from 'prom-client';

/** `late` went out before its drawing was there; `refused`: nobody to draw it, or too many before it. */
export type DrawingOutcome = 'drawn' | 'late' | 'refused' | 'failed';

export interface DrawingFigures {
  count(outcome: DrawingOutcome): void;
  /** Called when a drawing begins; what it returns when it is done. */
  time(): () => void;
}

/** Counts what became of the pages that were to be drawn, and how long the drawing took. */
export function createDrawingFigures({ registry }: Pick<Metrics, 'registry'>): DrawingFigures {
  const pages = new Counter({
    name: 'pages_to_draw_total',
    help: 'Pages to be drawn on the server, by what became of them',
    labelNames: ['outcome'],
    registers: [registry],
  });
  const duration = new Histogram({
    name: 'page_drawing_seconds',
    help: 'Time that the drawing of a page took, without waiting for its turn',
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1],
    registers: [registry],
  });
  return {
    count: (outcome) => pages.inc({ outcome }),
    time: () => duration.startTimer(),
  };
}
