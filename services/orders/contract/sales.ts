import { defineEndpoint } from '@dahab/protocol/endpoint.ts';
import { z } from 'zod';

/**
 * Catalog asks before it takes back stock that has waited too long. `sold: true` means the order
 * exists; otherwise the sale is closed in the same moment, so that no order can come of it later.
 */
export const closeUnsoldSale = defineEndpoint({
  method: 'POST',
  path: '/internal/sales/:reference/close',
  access: 'service',
  summary: 'Whether a sale came about; if not, it never will',
  repeatable: true,
  params: z.object({ reference: z.uuid() }),
  response: z.object({ sold: z.boolean() }),
});
