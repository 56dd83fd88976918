import type { CollectionName } from '@dahab/bff/contract/first-view.ts';
import type { Collection } from '@dahab/catalog/contract/collection.ts';
import { api } from './base.ts';

export type CollectionInput = Omit<Collection, 'id'>;

/** Products name their collection, and a deleted one lets them go. */
const TOUCHED = ['Collection', 'Product'] as const;

export const collectionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCollections: build.query<Collection[], void>({
      query: () => '/collections',
      providesTags: ['Collection'],
    }),
    /** What the menu needs, which every page brings along. */
    listCollectionNames: build.query<CollectionName[], void>({
      query: () => '/collections',
      providesTags: ['Collection'],
    }),
    getCollection: build.query<Collection, number>({
      query: (id) => `/collections/${id}`,
      providesTags: ['Collection'],
    }),
    createCollection: build.mutation<Collection, Partial<CollectionInput>>({
      query: (body) => ({ url: '/collections', method: 'POST', body }),
      invalidatesTags: ['Collection'],
    }),
    changeCollection: build.mutation<Collection, { id: number; changes: Partial<CollectionInput> }>(
      {
        query: ({ id, changes }) => ({ url: `/collections/${id}`, method: 'PATCH', body: changes }),
        invalidatesTags: ['Collection'],
      },
    ),
    deleteCollection: build.mutation<null, number>({
      query: (id) => ({ url: `/collections/${id}`, method: 'DELETE' }),
      invalidatesTags: TOUCHED,
    }),
  }),
});

export const {
  useListCollectionsQuery,
  useListCollectionNamesQuery,
  useGetCollectionQuery,
  useCreateCollectionMutation,
  useChangeCollectionMutation,
  useDeleteCollectionMutation,
} = collectionsApi;
