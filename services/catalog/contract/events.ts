import { defineEvent, type EventKind } from '@dahab/protocol/event.ts';
import { z } from 'zod';

export const catalogKinds = ['products', 'collections', 'hero-widgets', 'site-settings'] as const;

export type CatalogKind = (typeof catalogKinds)[number];

/** Open pages refresh by it. `ids` names what changed; a sale changes `products` too. */
export const catalogChanged = defineEvent({
  name: 'catalog.catalog-changed',
  version: 1,
  summary: 'What the shop shows has changed',
  heardBy: [],
  payload: z.object({ kind: z.enum(catalogKinds), ids: z.array(z.number().int()) }),
});

export const catalogEvents: readonly EventKind[] = [catalogChanged];
