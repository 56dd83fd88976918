import type { HeroWidget } from '@dahab/catalog/contract/hero-widget.ts';
import { api } from './base.ts';
import { formDataOf } from './form-data-of.ts';
import { ordersFor } from './widget-order.ts';

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
    /** Puts the banners in the order of these ids; reckoned from the numbers of this moment. */
    arrangeHeroWidgets: build.mutation<HeroWidget[], readonly number[]>({
      queryFn: async (ids, { dispatch }, _extra, call) => {
        const before = await call('/hero-widgets');
        if (before.error) return { error: before.error };
        for (const { id, displayOrder } of ordersFor(before.data as HeroWidget[], ids)) {
          const body = formDataOf({ displayOrder });
          const { error } = await call({ url: `/hero-widgets/${id}`, method: 'PATCH', body });
          if (error) return { error };
        }
        const after = await call('/hero-widgets');
        if (after.error) return { error: after.error };
        const widgets = after.data as HeroWidget[];
        dispatch(
          heroWidgetsApi.util.upsertQueryEntries([
            { endpointName: 'listHeroWidgets', arg: undefined, value: widgets },
          ]),
        );
        return { data: widgets };
      },
      invalidatesTags: ['HeroWidget'],
    }),
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
  useArrangeHeroWidgetsMutation,
  useDeleteHeroWidgetMutation,
} = heroWidgetsApi;
