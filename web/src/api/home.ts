import type { Home } from '@dahab/catalog/contract/home.ts';
import { api } from './base.ts';

export const homeApi = api.injectEndpoints({
  endpoints: (build) => ({
    getHome: build.query<Home, void>({
      query: () => '/home',
      providesTags: ['Product', 'Collection', 'HeroWidget'],
    }),
  }),
});

export const { useGetHomeQuery } = homeApi;
