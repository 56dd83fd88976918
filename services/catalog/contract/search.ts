import { defineEndpoint } from '@dahab/protocol/endpoint.ts';
import { booleanField } from '@dahab/protocol/fields.ts';
import { limitField, pageField } from '@dahab/protocol/page.ts';
import { z } from 'zod';
import { productsPageSchema } from './product.ts';
import { DEFAULT_PAGE_SIZE, LARGEST_PAGE_SIZE } from './product-calls.ts';
import { karatFilter } from './product-input.ts';

/**
 * Names, tags and descriptions in both languages, folded, with one typo forgiven in a word of four
 * letters or more; every word of `q` must be found. Best match first; no `q`: all, newest first.
 * A `q` that is the barcode of a product finds that product alone.
 * `includeArchived=true` adds the archived ones, `archived=true` shows them instead; both are for
 * admins only (else 403).
 */
export const searchProducts = defineEndpoint({
  method: 'GET',
  path: '/api/products/search',
  access: 'public',
  summary: 'Finds products by words',
  query: z.object({
    q: z.string().max(200, 'Search for at most 200 characters').default(''),
    karat: karatFilter.default(null),
    includeArchived: booleanField.default(false),
    archived: booleanField.default(false),
    page: pageField.default(1),
    limit: limitField(LARGEST_PAGE_SIZE).default(DEFAULT_PAGE_SIZE),
  }),
  response: productsPageSchema,
  refusals: { 403: 'Archived products are for administrators' },
});
