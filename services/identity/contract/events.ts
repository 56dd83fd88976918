import type { EventKind } from '@dahab/protocol/event.ts';

/** Identity tells the others nothing yet: they ask. */
export const identityEvents: readonly EventKind[] = [];
