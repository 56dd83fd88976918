import { catalogChanged } from '@dahab/catalog/contract/events.ts';
import {
  activityRecorded,
  customersChanged,
  userChanged,
} from '@dahab/identity/contract/events.ts';
import { jobFinished } from '@dahab/importer/contract/events.ts';
import { orderDeleted, orderPlaced } from '@dahab/orders/contract/events.ts';
import type { BusMessage } from '@dahab/chassis/bus/bus.ts';
import type { CallService } from '@dahab/chassis/http/client.ts';
import { buyingPriceChanged } from '@dahab/pricing/contract/buying-price.ts';
import { getGoldPriceSettings, goldPriceChanged } from '@dahab/pricing/contract/gold-price.ts';
import type { EventKind } from '@dahab/protocol/event.ts';

/** By the name that open pages know it by. */
export interface News {
  readonly event: string;
  readonly data: unknown;
}

/** What becomes of a kind of event, in one of its versions. */
export interface Telling {
  readonly kind: EventKind;
  /** Null when the payload is none of the kind's. */
  readonly newsOf: (payload: unknown) => News | null;
}

/** What open pages hear of. */
export type Told = readonly Telling[];

/** Something happened, whatever it was: read again. */
export const RESYNC: News = { event: 'resync', data: {} };

/** All of it is public. */
export const toldToAll: Told = [
  telling(goldPriceChanged, (data) => ({ event: 'gold-price-changed', data })),
  telling(catalogChanged, (data) => ({ event: 'catalog-changed', data })),
];

/** What a page is told first: the price may have moved since the page was made. */
export async function firstTold(call: CallService): Promise<News> {
  return { event: 'gold-price-changed', data: await call('pricing', getGoldPriceSettings) };
}

export const toldToAdmins: Told = [
  telling(customersChanged, only('customers-changed')),
  telling(orderPlaced, only('orders-changed')),
  telling(orderDeleted, only('orders-changed')),
  telling(userChanged, only('users-changed')),
  telling(buyingPriceChanged, only('buying-price-changed')),
  telling(jobFinished, only('imports-changed')),
  telling(activityRecorded, only('activity-recorded')),
];

/** What pages are told of a message. What nobody here can read, in its version, has them read again. */
export function newsOf(
  told: Told,
  message: Pick<BusMessage, 'name' | 'version' | 'payload'>,
): News {
  const known = told.find(
    ({ kind }) => kind.name === message.name && kind.version === message.version,
  );
  return known?.newsOf(message.payload) ?? RESYNC;
}

function telling<Payload>(kind: EventKind<Payload>, tell: (payload: Payload) => News): Telling {
  return {
    kind,
    newsOf: (payload) => {
      const read = kind.payload.safeParse(payload);
      return read.success ? tell(read.data) : null;
    },
  };
}

/** Only that something is new: what it is, the page asks for as whoever it belongs to. */
function only(event: string): () => News {
  return () => ({ event, data: {} });
}
