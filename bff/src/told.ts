import { catalogChanged } from '@dahab/catalog/contract/events.ts';
import {
  activityRecorded,
  customersChanged,
  userChanged,
} from '@dahab/identity/contract/events.ts';
import { jobFinished } from '@dahab/importer/contract/events.ts';
import { orderDeleted, orderPlaced } from '@dahab/orders/contract/events.ts';
import type { CallService } from '@dahab/chassis/http/client.ts';
import { buyingPriceChanged } from '@dahab/pricing/contract/buying-price.ts';
import { getGoldPriceSettings, goldPriceChanged } from '@dahab/pricing/contract/gold-price.ts';

/** By the name that open pages know it by. */
export interface News {
  readonly event: string;
  readonly data: unknown;
}

/** What becomes of a message, by its name. */
export type Told = Readonly<Record<string, (payload: unknown) => News>>;

/** All of it is public. */
export const toldToAll: Told = {
  [goldPriceChanged.name]: (data) => ({ event: 'gold-price-changed', data }),
  [catalogChanged.name]: (data) => ({ event: 'catalog-changed', data }),
};

/** What a page is told first: the price may have moved since the page was made. */
export async function firstTold(call: CallService): Promise<News> {
  return { event: 'gold-price-changed', data: await call('pricing', getGoldPriceSettings) };
}

/** Only that something is new: what it is, the page asks for as whoever it belongs to. */
const only = (event: string) => () => ({ event, data: {} });

export const toldToAdmins: Told = {
  [customersChanged.name]: only('customers-changed'),
  [orderPlaced.name]: only('orders-changed'),
  [orderDeleted.name]: only('orders-changed'),
  [userChanged.name]: only('users-changed'),
  [buyingPriceChanged.name]: only('buying-price-changed'),
  [jobFinished.name]: only('imports-changed'),
  [activityRecorded.name]: only('activity-recorded'),
};
