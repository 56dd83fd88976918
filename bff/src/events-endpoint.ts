import { defineEndpoint } from '@dahab/protocol/endpoint.ts';

/** Server-sent events; `resync` means that some may have been missed. */
export const openEvents = defineEndpoint({
  method: 'GET',
  path: '/api/events',
  access: 'public',
  summary: 'A stream of what changes in the shop: gold-price-changed, catalog-changed, resync',
  produces: 'text/event-stream',
});
