import type { HeroWidget } from '@dahab/catalog/contract/hero-widget.ts';
import { api } from './base.ts';

export const heroWidgetsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listHeroWidgets: build.query<HeroWidget[], void>({
      query: () => '/hero-widgets',
      providesTags: ['HeroWidget'],
    }),
  }),
});

export const { useListHeroWidgetsQuery } = heroWidgetsApi;
