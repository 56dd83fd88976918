import { defineEndpoint } from '@dahab/protocol/endpoint.ts';
import { importSummarySchema } from './import-job.ts';

/** Multipart, the CSV in the field `file`. 202 when the job takes longer than 20 s. */
export const importCustomerFile = defineEndpoint({
  method: 'POST',
  path: '/api/import-customers',
  access: 'admin',
  summary: 'Imports a Shopify customers export',
  consumes: 'multipart',
  response: importSummarySchema,
});
