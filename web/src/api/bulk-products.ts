import { api } from './base.ts';
import { inLanes } from './in-lanes.ts';
import type { ApiProblem } from './problem.ts';

/** What can be done to each of several products. */
export type BulkAction = 'archive' | 'activate' | 'delete';

export interface BulkWish {
  ids: readonly number[];
  action: BulkAction;
  /** Called after each product with how many have been tried. */
  onTried: (count: number) => void;
}

export interface BulkFailure {
  id: number;
  problem: ApiProblem;
}

/** At once: the shop answers others too. */
const LANES = 4;

const calls = {
  archive: { method: 'PATCH', body: { isArchived: true } },
  activate: { method: 'PATCH', body: { isArchived: false } },
  delete: { method: 'DELETE' },
};

const bulkProductsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** One call for each product; answers with those that failed. What they show is read again once. */
    bulkProducts: build.mutation<BulkFailure[], BulkWish>({
      queryFn: async ({ ids, action, onTried }, _api, _options, callShop) => {
        let tried = 0;
        const outcomes = await inLanes(ids, LANES, async (id) => {
          const { error } = await callShop({ url: `/products/${id}`, ...calls[action] });
          onTried((tried += 1));
          return error ? [{ id, problem: error }] : [];
        });
        return { data: outcomes.flat() };
      },
      invalidatesTags: ['Product', 'Dashboard'],
    }),
    addTags: build.mutation<{ updated: number }, { productIds: number[]; tags: string[] }>({
      query: (body) => ({ url: '/products/bulk-update-tags', method: 'POST', body }),
      invalidatesTags: ['Product'],
    }),
  }),
});

export const { useBulkProductsMutation, useAddTagsMutation } = bulkProductsApi;
