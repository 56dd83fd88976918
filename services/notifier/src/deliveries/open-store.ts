import type { Connection } from '@dahab/chassis/database/connect.ts';

/** Messages that are not settled well, and how late the longest-due one is. */
export interface OpenDeliveries {
  readonly states: Readonly<Record<'queued' | 'sending' | 'failed' | 'uncertain', number>>;
  readonly overdueSeconds: number;
}

/** Sent and skipped ones are many, and nobody needs them counted. */
export async function countOpenDeliveries(
  connection: Connection,
  now: Date,
): Promise<OpenDeliveries> {
  const { rows } = await connection.raw<{
    rows: { status: string; count: number; due: Date | null }[];
  }>(
    `SELECT status, count(*), min(next_attempt_at) AS due FROM deliveries
     WHERE status IN ('queued', 'sending', 'failed', 'uncertain') GROUP BY status`,
  );
  const known = new Map(rows.map((row) => [row.status, row]));
  const count = (state: string): number => known.get(state)?.count ?? 0;
  const due = known.get('queued')?.due ?? null;
  return {
    states: {
      queued: count('queued'),
      sending: count('sending'),
      failed: count('failed'),
      uncertain: count('uncertain'),
    },
    overdueSeconds: due === null ? 0 : Math.max(0, (now.getTime() - due.getTime()) / 1_000),
  };
}
