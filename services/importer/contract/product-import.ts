import { defineEndpoint } from '@dahab/protocol/endpoint.ts';
import { z } from 'zod';
import { importFile, importSummarySchema } from './import-job.ts';

/** The header under which a Shopify export carries the karat, and the preview too. */
export const KARAT_COLUMN = 'Karat (product.metafields.custom.karat)';

/** How many products a preview lists; its `X-Total-Count` counts them all. */
export const MOST_PREVIEWED = 500;

export const previewActions = ['create', 'update', 'skip'] as const;

export type PreviewAction = (typeof previewActions)[number];

/**
 * A product as the file describes it, under Shopify's older column names whatever the file calls
 * them; the values are the file's text, and the handle where it has no title. `update` means that it
 * is there already (an import skips it), `skip` that it can be neither created nor updated. `row`
 * counts as in `rowProblemSchema`.
 */
export const previewedProductSchema = z
  .object({
    Title: z.string(),
    Vendor: z.string(),
    'Variant Grams': z.string(),
    'Variant Inventory Qty': z.string(),
    [KARAT_COLUMN]: z.string(),
    Status: z.string(),
    row: z.number().int(),
    action: z.enum(previewActions),
    problems: z.array(z.object({ column: z.string(), message: z.string() })),
  })
  .meta({ id: 'PreviewedProduct' });

export type PreviewedProduct = z.infer<typeof previewedProductSchema>;

/** Multipart, the CSV in the field `file`. Header `X-Total-Count`: products in the whole file. */
export const previewProducts = defineEndpoint({
  method: 'POST',
  path: '/api/import/shopify/preview',
  access: 'admin',
  summary: 'What an import of this file would do',
  consumes: 'multipart',
  files: importFile,
  response: z.array(previewedProductSchema),
  responseHeaders: { 'X-Total-Count': 'Products in the whole file' },
});

/** Creates what is new and skips what is there. 202 when the job takes longer than 20 s. */
export const importProductFile = defineEndpoint({
  method: 'POST',
  path: '/api/import/shopify',
  access: 'admin',
  summary: 'Imports the new products of a Shopify export',
  consumes: 'multipart',
  files: importFile,
  response: importSummarySchema,
  statusWhenSlow: 202,
});

/**
 * Changes what is there and skips what is not; what the file has no column or no text for stays as
 * it is. 202 when the job takes longer than 20 s.
 */
export const updateProductFile = defineEndpoint({
  method: 'POST',
  path: '/api/import/shopify/update',
  access: 'admin',
  summary: 'Updates products from a Shopify export',
  consumes: 'multipart',
  files: importFile,
  response: importSummarySchema,
  statusWhenSlow: 202,
});

/** A CSV attachment with the columns that are read and one example row. */
export const downloadTemplate = defineEndpoint({
  method: 'GET',
  path: '/api/import/template.csv',
  access: 'admin',
  summary: 'An empty file to fill in',
  produces: 'text/csv',
});
