import type {
  ImportJob,
  ImportKind,
  ImportSubject,
  ImportSummary,
  ListedJob,
} from '@dahab/importer/contract/import-job.ts';
import type { PreviewedProduct } from '@dahab/importer/contract/product-import.ts';
import { api } from './base.ts';

export interface ImportPreview {
  products: PreviewedProduct[];
  /** Products in the whole file; the preview lists the first ones. */
  total: number;
}

/** `create` imports what is new, `update` changes what is there. */
export type ProductImportMode = 'create' | 'update';

const PATHS: Record<ProductImportMode, string> = {
  create: '/import/shopify',
  update: '/import/shopify/update',
};

const PRODUCT_TAGS = ['Product', 'Dashboard', 'Collection'] as const;
const CUSTOMER_TAGS = ['Customer'] as const;

const importsApi = api.injectEndpoints({
  endpoints: (build) => ({
    previewImport: build.mutation<ImportPreview, File>({
      query: (file) => ({ url: '/import/shopify/preview', method: 'POST', body: formOf(file) }),
      transformResponse: (products: PreviewedProduct[], meta) => ({
        products,
        total: Number(meta?.response?.headers.get('x-total-count') ?? products.length),
      }),
    }),
    importProducts: build.mutation<ImportSummary, { file: File; mode: ProductImportMode }>({
      query: ({ file, mode }) => ({ url: PATHS[mode], method: 'POST', body: formOf(file) }),
      invalidatesTags: ['ImportJob', ...PRODUCT_TAGS],
    }),
    importCustomers: build.mutation<ImportSummary, File>({
      query: (file) => ({ url: '/import-customers', method: 'POST', body: formOf(file) }),
      invalidatesTags: ['ImportJob', ...CUSTOMER_TAGS],
    }),
    listImportJobs: build.query<ListedJob[], ImportSubject>({
      query: (of) => ({ url: '/import/jobs', params: { of } }),
      transformResponse: ({ jobs }: { jobs: ListedJob[] }) => jobs,
      providesTags: ['ImportJob'],
    }),
    getImportJob: build.query<ImportJob, number>({
      query: (id) => `/import/jobs/${id}`,
      providesTags: ['ImportJob'],
    }),
  }),
});

export const {
  usePreviewImportMutation,
  useImportProductsMutation,
  useImportCustomersMutation,
  useListImportJobsQuery,
  useGetImportJobQuery,
} = importsApi;

export const PRODUCT_TEMPLATE_URL = '/api/import/template.csv';
export const CUSTOMER_TEMPLATE_URL = '/api/import-customers/template.csv';

export function failedRowsUrl(jobId: number): string {
  return `/api/import/jobs/${jobId}/errors.csv`;
}

/** Once an import has ended: what it may have changed. */
export function forgetImported(kind: ImportKind) {
  return api.util.invalidateTags(kind === 'customers' ? [...CUSTOMER_TAGS] : [...PRODUCT_TAGS]);
}

function formOf(file: File): FormData {
  const form = new FormData();
  form.append('file', file);
  return form;
}
