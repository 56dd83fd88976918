import type { HeroWidget } from '@dahab/catalog/contract/hero-widget.ts';
import { api } from './base.ts';
import { formDataOf } from './form-data-of.ts';

export type HeroWidgetInput = Omit<HeroWidget, 'id' | 'createdAt'>;

export const heroWidgetsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listHeroWidgets: build.query<HeroWidget[], void>({
      query: () => '/hero-widgets',
      providesTags: ['HeroWidget'],
    }),
    createHeroWidget: build.mutation<HeroWidget, Partial<HeroWidgetInput>>({
      query: (widget) => ({ url: '/hero-widgets', method: 'POST', body: formDataOf(widget) }),
      invalidatesTags: ['HeroWidget'],
    }),
    changeHeroWidget: build.mutation<HeroWidget, { id: number; changes: Partial<HeroWidgetInput> }>(
      {
        query: ({ id, changes }) => ({
          url: `/hero-widgets/${id}`,
          method: 'PATCH',
          body: formDataOf(changes),
        }),
        invalidatesTags: ['HeroWidget'],
      },
    ),
    deleteHeroWidget: build.mutation<null, number>({
      query: (id) => ({ url: `/hero-widgets/${id}`, method: 'DELETE' }),
      invalidatesTags: ['HeroWidget'],
    }),
  }),
});

export const {
  useListHeroWidgetsQuery,
  useCreateHeroWidgetMutation,
  useChangeHeroWidgetMutation,
  useDeleteHeroWidgetMutation,
} = heroWidgetsApi;
