import { changeSchema } from '@dahab/protocol/change.ts';
import { defineEvent, type EventKind } from '@dahab/protocol/event.ts';
import { timeField } from '@dahab/protocol/fields.ts';
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

/** For the record of who did what. Sales and imports are told by those who make them. */
export const recordChanged = defineEvent({
  name: 'catalog.record-changed',
  version: 1,
  summary: 'Somebody added, changed or deleted something in the back office',
  heardBy: ['identity'],
  payload: z.object({
    kind: z.enum(catalogKinds),
    id: z.number().int(),
    deed: z.enum(['added', 'changed', 'deleted']),
    nameAr: z.string(),
    /** Empty when it has none. */
    nameEn: z.string(),
    changes: z.array(changeSchema),
    /** When it was done, by the shop's clock, where that is not when it was told. */
    at: timeField.optional(),
  }),
});

export const productsTagged = defineEvent({
  name: 'catalog.products-tagged',
  version: 1,
  summary: 'Somebody gave tags to several products at once',
  heardBy: ['identity'],
  payload: z.object({ productIds: z.array(z.number().int()), tags: z.array(z.string()) }),
});

export const catalogEvents: readonly EventKind[] = [catalogChanged, recordChanged, productsTagged];
