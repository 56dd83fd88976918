const SECOND_MS = 1_000;
const HOUR_SECONDS = 3_600;
const DAY_SECONDS = 24 * HOUR_SECONDS;

interface Lifetime {
  readonly idleSeconds: number;
  readonly mostSeconds: number;
}

/** An admin's ends with the shift. */
const adminLifetime: Lifetime = { idleSeconds: 12 * HOUR_SECONDS, mostSeconds: 7 * DAY_SECONDS };
export const customerLifetime: Lifetime = {
  idleSeconds: 7 * DAY_SECONDS,
  mostSeconds: 30 * DAY_SECONDS,
};

export function lifetimeOf(user: { isAdmin: boolean }): Lifetime {
  return user.isAdmin ? adminLifetime : customerLifetime;
}

export interface SessionTimes {
  readonly isAdmin: boolean;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
}

export function isOver(session: SessionTimes, now: Date): boolean {
  const { idleSeconds, mostSeconds } = lifetimeOf(session);
  return (
    now.getTime() - session.lastSeenAt.getTime() > idleSeconds * SECOND_MS ||
    now.getTime() - session.createdAt.getTime() > mostSeconds * SECOND_MS
  );
}

export function secondsBefore(now: Date, seconds: number): Date {
  return new Date(now.getTime() - seconds * SECOND_MS);
}
