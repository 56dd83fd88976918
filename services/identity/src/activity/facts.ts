import type { CatalogKind, productsTagged, recordChanged } from '@dahab/catalog/contract/events.ts';
import type { jobFinished } from '@dahab/importer/contract/events.ts';
import type { telegramSettingsChanged } from '@dahab/notifier/contract/events.ts';
import type { orderDeleted, orderPlaced } from '@dahab/orders/contract/events.ts';
import type { buyingPriceChanged } from '@dahab/pricing/contract/buying-price.ts';
import type { goldPriceChanged } from '@dahab/pricing/contract/gold-price.ts';
import type { Change } from '@dahab/protocol/change.ts';
import { changesBetween } from '@dahab/protocol/changes-between.ts';
import type { EventKind } from '@dahab/protocol/event.ts';
import type { Activity } from '../../contract/activity.ts';
import type { userChanged } from '../../contract/events.ts';

type Told<Kind> = Kind extends EventKind<infer Payload> ? Payload : never;

/**
 * What an event says was done, whoever did it; `at` where it says so itself: it may have been told
 * later than it was done.
 */
export type Deed = Pick<Activity, 'kind' | 'deed' | 'subject' | 'changes'> &
  Partial<Pick<Activity, 'at'>>;

const nameless = { id: null, nameAr: '', nameEn: '' };

const kindOf: Readonly<Record<CatalogKind, Activity['kind']>> = {
  products: 'product',
  collections: 'collection',
  'hero-widgets': 'hero-widget',
  'site-settings': 'site-settings',
};

export function ofRecord(told: Told<typeof recordChanged>): Deed {
  const { id, nameAr, nameEn, deed, changes, at } = told;
  const onlyStock = deed === 'changed' && changes.every(({ field }) => field === 'quantity');
  const kind = told.kind === 'products' && onlyStock ? 'stock' : kindOf[told.kind];
  return { kind, deed, subject: { id, nameAr, nameEn }, changes, ...(at && { at }) };
}

export function ofTags({ productIds, tags }: Told<typeof productsTagged>): Deed {
  const changes = [given('tags', tags), given('products', productIds.length)];
  return { kind: 'product', deed: 'tagged', subject: nameless, changes };
}

export function ofGoldPrice({ before, ...after }: Told<typeof goldPriceChanged>): Deed {
  const fields = ['basePrice21k', 'marginPerGram'] as const;
  const changes = changesBetween(fields, before ?? null, after);
  const at = after.updatedAt;
  return { kind: 'gold-price', deed: 'changed', subject: nameless, changes, at };
}

export function ofBuyingPrice(told: Told<typeof buyingPriceChanged>): Deed {
  const { before, buyPrice21k, updatedAt: at } = told;
  const changes = [{ field: 'buyPrice21k', before, after: buyPrice21k }];
  return { kind: 'gold-price', deed: 'changed', subject: nameless, changes, at };
}

export function ofPlacedOrder(told: Told<typeof orderPlaced>): Deed {
  const { orderId, total, itemCount, placedAt: at } = told;
  const changes = [given('total', total), given('itemCount', itemCount)];
  return { kind: 'order', deed: 'added', subject: numbered(orderId), changes, at };
}

export function ofDeletedOrder(told: Told<typeof orderDeleted>): Deed {
  const { orderId, total, deletedAt: at } = told;
  const changes = [{ field: 'total', before: total, after: null }];
  return { kind: 'order', deed: 'deleted', subject: numbered(orderId), changes, at };
}

export function ofUser({ userId, name, deed, changes, at }: Told<typeof userChanged>): Deed {
  const subject = { id: userId, nameAr: name, nameEn: name };
  return { kind: 'user', deed, subject, changes, ...(at && { at }) };
}

export function ofTelegram({ fields }: Told<typeof telegramSettingsChanged>): Deed {
  const changes = fields.map((field) => ({ field, before: null, after: null }));
  return { kind: 'telegram', deed: 'changed', subject: nameless, changes };
}

export function ofImport(told: Told<typeof jobFinished>): Deed {
  const { jobId, filename, status } = told;
  const counts = ['created', 'updated', 'skipped', 'failed'] as const;
  const changes = [given('kind', told.kind), ...counts.map((name) => given(name, told[name]))];
  const subject = { id: jobId, nameAr: filename, nameEn: filename };
  return { kind: 'import', deed: status, subject, changes };
}

function given(field: string, after: Change['after']): Change {
  return { field, before: null, after };
}

function numbered(id: number): Activity['subject'] {
  return { id, nameAr: `#${id}`, nameEn: `#${id}` };
}
