import type { GoldPriceSettings } from '@dahab/pricing/contract/gold-price.ts';
import { api } from './base.ts';

export type GoldPriceInput = Pick<GoldPriceSettings, 'basePrice21k' | 'marginPerGram'>;

export const goldPriceApi = api.injectEndpoints({
  endpoints: (build) => ({
    getGoldPrice: build.query<GoldPriceSettings, void>({
      query: () => '/gold-price-settings',
      providesTags: ['GoldPrice'],
    }),
    setGoldPrice: build.mutation<GoldPriceSettings, GoldPriceInput>({
      query: (body) => ({ url: '/gold-price-settings', method: 'PATCH', body }),
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const done = await queryFulfilled.catch(() => null);
        if (done) void dispatch(showGoldPrice(done.data));
      },
    }),
  }),
});

export const { useGetGoldPriceQuery, useSetGoldPriceMutation } = goldPriceApi;

/** Puts a gold price that came by itself into the cache: every price on the page follows. */
export function showGoldPrice(settings: GoldPriceSettings) {
  return goldPriceApi.util.upsertQueryData('getGoldPrice', undefined, settings);
}
