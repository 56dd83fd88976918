import type { BuyingPrice, BuyingPriceInput } from '@dahab/pricing/contract/buying-price.ts';
import type { GoldPriceSettings } from '@dahab/pricing/contract/gold-price.ts';
import type { DayPrice } from '@dahab/pricing/contract/gold-price-history.ts';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { api } from './base.ts';

export type GoldPriceInput = Pick<GoldPriceSettings, 'basePrice21k' | 'marginPerGram'>;

export interface DailyPrices {
  days: number;
  /** When the price was last set: a newer one is a reason to ask again. */
  asOf: string | null;
}

export const goldPriceApi = api.injectEndpoints({
  endpoints: (build) => ({
    getGoldPrice: build.query<GoldPriceSettings, void>({
      query: () => '/gold-price-settings',
      providesTags: ['GoldPrice'],
    }),
    listDailyPrices: build.query<DayPrice[], DailyPrices>({
      query: ({ days }) => ({ url: '/gold-price-history/daily', params: { days } }),
      transformResponse: ({ days }: { days: DayPrice[] }) => days,
      providesTags: ['GoldPrice'],
    }),
    setGoldPrice: build.mutation<GoldPriceSettings, GoldPriceInput>({
      query: (body) => ({ url: '/gold-price-settings', method: 'PATCH', body }),
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const done = await queryFulfilled.catch(() => null);
        if (done) dispatch(showGoldPrice(done.data));
      },
    }),
    getBuyingPrice: build.query<BuyingPrice, void>({
      query: () => '/gold-price-settings/buying',
      providesTags: ['GoldPrice'],
    }),
    setBuyingPrice: build.mutation<BuyingPrice, BuyingPriceInput>({
      query: (body) => ({ url: '/gold-price-settings/buying', method: 'PUT', body }),
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const done = await queryFulfilled.catch(() => null);
        if (done) void dispatch(showBuyingPrice(done.data));
      },
    }),
  }),
});

export const {
  useGetGoldPriceQuery,
  useListDailyPricesQuery,
  useSetGoldPriceMutation,
  useGetBuyingPriceQuery,
  useSetBuyingPriceMutation,
} = goldPriceApi;

/** The price that another part of the page has asked for: dozens of cards need not ask again. */
export const useShownGoldPrice = goldPriceApi.endpoints.getGoldPrice.useQueryState;

type Known = Parameters<ReturnType<typeof goldPriceApi.endpoints.getGoldPrice.select>>[0];

/** Puts a gold price that came by itself into the cache: every price on the page follows. */
export function showGoldPrice(
  settings: GoldPriceSettings,
): ThunkAction<void, Known, unknown, UnknownAction> {
  return (dispatch, getState) => {
    const { data: known } = goldPriceApi.endpoints.getGoldPrice.select()(getState());
    if (known && isSame(known, settings)) return;
    void dispatch(goldPriceApi.util.upsertQueryData('getGoldPrice', undefined, settings));
  };
}

function isSame(one: GoldPriceSettings, other: GoldPriceSettings): boolean {
  return (
    one.updatedAt === other.updatedAt &&
    one.basePrice21k === other.basePrice21k &&
    one.marginPerGram === other.marginPerGram
  );
}

/** Puts the shop's answer into the cache: the till follows at once. */
function showBuyingPrice(price: BuyingPrice) {
  return goldPriceApi.util.upsertQueryData('getBuyingPrice', undefined, price);
}
