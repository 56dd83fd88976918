import { defineEndpoint } from '@dahab/protocol/endpoint.ts';
import { numberField } from '@dahab/protocol/fields.ts';
import { z } from 'zod';

/** How long ago the page was opened, in milliseconds: what it missed since is told first. */
export const eventsQuery = z.object({
  age: numberField((number) => number.min(0, 'Cannot be negative')).optional(),
});

/** Server-sent events; `resync` means that some may have been missed. */
export const openEvents = defineEndpoint({
  method: 'GET',
  path: '/api/events',
  access: 'public',
  summary:
    'A stream of what changes in the shop: gold-price-changed (the present one at once), catalog-changed, resync',
  query: eventsQuery,
  produces: 'text/event-stream',
});

/** Asked for once more by each page after it was told: the stream itself holds nobody's data. */
export const openBackOfficeEvents = defineEndpoint({
  method: 'GET',
  path: '/api/events/back-office',
  access: 'admin',
  summary:
    'A stream of what is new in the back office: customers-changed, orders-changed, users-changed, imports-changed, buying-price-changed, activity-recorded, resync',
  query: eventsQuery,
  produces: 'text/event-stream',
});
