import { type Consumer, on } from '@dahab/chassis/messaging/consumer.ts';
import type { Chassis } from '@dahab/chassis/service.ts';
import { jobQueued } from '../../contract/events.ts';
import { lanes, workerNameOf } from './worker.ts';

/** The queue is the table: hearing of a job only saves its worker the wait. */
export function jobConsumers({ wake }: Chassis): readonly Consumer[] {
  return [
    on(jobQueued, async () => {
      for (const lane of lanes) wake(workerNameOf(lane));
    }),
  ];
}
