import type { Collection } from '@dahab/catalog/contract/collection.ts';
import { api } from './base.ts';

export const collectionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCollections: build.query<Collection[], void>({
      query: () => '/collections',
      providesTags: ['Collection'],
    }),
    getCollection: build.query<Collection, number>({
      query: (id) => `/collections/${id}`,
      providesTags: ['Collection'],
    }),
  }),
});

export const { useListCollectionsQuery, useGetCollectionQuery } = collectionsApi;
