import { defineEndpoint } from '@dahab/protocol/endpoint.ts';
import { z } from 'zod';

export const catalogStatsSchema = z.object({
  /** Products that are not archived. */
  totalProducts: z.number().int(),
  /** Of those, the ones added since Saturday 00:00 in Cairo. */
  newProducts: z.number().int(),
  /** Grams in stock: weight × quantity of the products that are not archived, two decimals. */
  totalWeight: z.number(),
});

export type CatalogStats = z.infer<typeof catalogStatsSchema>;

/** Catalog's part of the dashboard. */
export const getCatalogStats = defineEndpoint({
  method: 'GET',
  path: '/internal/stats',
  access: 'admin',
  summary: 'How much the shop has to sell',
  response: catalogStatsSchema,
});
