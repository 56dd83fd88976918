import { defineEndpoint } from '@dahab/protocol/endpoint.ts';
import { z } from 'zod';
import { dayField } from './order-filters.ts';

/** Which language the headers of an export are in. */
export const exportLanguages = ['ar', 'en'] as const;

export type ExportLanguage = (typeof exportLanguages)[number];

/**
 * A CSV attachment in UTF-8 with its mark: a row for each line of an order, oldest first; what an
 * order comes to stands in its first row only, so that a column may be added up. Days and times are
 * Cairo's, amounts EGP, weights grams. Cells that a spreadsheet would compute begin with `'`.
 */
export const exportOrders = defineEndpoint({
  method: 'GET',
  path: '/api/orders/export',
  access: 'admin',
  summary: 'Orders as CSV; the dates are whole days in Cairo, both included',
  produces: 'text/csv',
  query: z.object({
    startDate: dayField,
    endDate: dayField,
    language: z.enum(exportLanguages).default('ar'),
  }),
});
