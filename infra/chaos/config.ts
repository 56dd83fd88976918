/** How often the full matrix is gone through (`npm run chaos`); 0: the short form of `npm test`. */
export function chaosRounds(): number {
  return Number(process.env.CHAOS_ROUNDS ?? 0);
}

/** The cases of the short form, or all of them, as many times as asked for. */
export function casesOf<T>(all: readonly T[], isShort: (one: T) => boolean): T[] {
  const rounds = chaosRounds();
  if (rounds === 0) return all.filter(isShort);
  return Array.from({ length: rounds }, () => all).flat();
}

/** Whether the shops that are killed carry their events over RabbitMQ; else they do in process. */
export function isOnRabbitMq(): boolean {
  return process.env.CHAOS_CARRIER === 'rabbitmq';
}

/** The environment of a run that goes through the full matrix so many times. */
export function environmentOf(
  rounds: string,
  carrier: 'rabbitmq' | 'in-process',
): Record<string, string | undefined> {
  return { ...process.env, CHAOS_ROUNDS: rounds, CHAOS_CARRIER: carrier };
}

/** What was given to this process, and what it decides for others. */
export function environmentWith(
  decided: Readonly<Record<string, string>>,
): Record<string, string | undefined> {
  return { ...process.env, NODE_OPTIONS: undefined, ...decided };
}
