import type { Endpoint } from '@dahab/protocol/endpoint.ts';
import { downloadCustomerTemplate, importCustomerFile } from './customer-import.ts';
import { downloadFailedRows, getImportJob, listImportJobs } from './import-job.ts';
import { getImportState } from './import-state.ts';
import {
  downloadTemplate,
  importProductFile,
  previewProducts,
  updateProductFile,
} from './product-import.ts';

/** The importer's calls that the shop's pages make. */
export const importerEndpoints = [
  previewProducts,
  importProductFile,
  updateProductFile,
  downloadTemplate,
  listImportJobs,
  getImportJob,
  downloadFailedRows,
  importCustomerFile,
  downloadCustomerTemplate,
] as readonly Endpoint[];

/** What the front door asks for itself. */
export const importerInternalEndpoints = [getImportState] as readonly Endpoint[];
