import type { ZodType } from 'zod';

export const serviceNames = [
  'catalog',
  'orders',
  'identity',
  'pricing',
  'notifier',
  'importer',
] as const;

export type ServiceName = (typeof serviceNames)[number];

/**
 * A kind of fact that one service tells the others. Names are `<owner>.<what-happened>`; a change of
 * `payload` that old consumers cannot read is a new `version`.
 *
 * `heardBy` names every service whose inbox must hold the event before it counts as published, so
 * that none is lost to a consumer that has not started yet.
 */
export interface EventKind<Payload = unknown> {
  readonly name: `${ServiceName}.${string}`;
  readonly version: number;
  readonly summary: string;
  readonly heardBy: readonly ServiceName[];
  readonly payload: ZodType<Payload>;
}

export function defineEvent<Payload>(kind: EventKind<Payload>): EventKind<Payload> {
  return kind;
}
