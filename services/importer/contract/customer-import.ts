import { defineEndpoint } from '@dahab/protocol/endpoint.ts';
import { importFile, importSummarySchema } from './import-job.ts';

/** Multipart, the CSV in the field `file`. 202 when the job takes longer than 20 s. */
export const importCustomerFile = defineEndpoint({
  method: 'POST',
  path: '/api/import-customers',
  access: 'admin',
  summary: 'Imports a Shopify customers export',
  consumes: 'multipart',
  files: importFile,
  response: importSummarySchema,
  statusWhenSlow: 202,
});

/** A CSV attachment with the columns that are read and one example row. */
export const downloadCustomerTemplate = defineEndpoint({
  method: 'GET',
  path: '/api/import-customers/template.csv',
  access: 'admin',
  summary: 'An empty file of customers to fill in',
  produces: 'text/csv',
});
