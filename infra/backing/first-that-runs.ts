import type { Missing, Server } from './server.ts';

/** One way to come to a server: null where the way does not exist here, with what would help. */
export interface Way {
  readonly start: () => Promise<Server | null>;
  readonly otherwise: string;
}

/** Tries the ways in order; a way that fails is a reason to try the next. */
export async function firstThatRuns(ways: readonly Way[]): Promise<Server | Missing> {
  const reasons: string[] = [];
  for (const { start, otherwise } of ways) {
    try {
      const server = await start();
      if (server) return server;
      reasons.push(otherwise);
    } catch (error) {
      reasons.push((error as Error).message);
    }
  }
  return { missing: reasons.map((reason) => reason.replace(/\.$/, '')).join('; ') };
}
