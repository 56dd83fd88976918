import { Unavailable } from '@dahab/chassis/errors.ts';
import type { ServiceName } from '@dahab/protocol/event.ts';

interface Asked<Answer> {
  readonly answers: readonly { readonly service: ServiceName; readonly answer: Answer }[];
  readonly unreachable: ServiceName[];
}

/** Asks services the same at once, and does without those that do not answer; 503 when none does. */
export async function askAll<Answer>(
  services: readonly ServiceName[],
  ask: (service: ServiceName) => Promise<Answer>,
): Promise<Asked<Answer>> {
  const settled = await Promise.allSettled(
    services.map(async (service) => ({ service, answer: await ask(service) })),
  );
  const answers = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  if (answers.length === 0) throw new Unavailable('No service is reachable right now', 2);
  return { answers, unreachable: services.filter((_, at) => settled[at]?.status === 'rejected') };
}
