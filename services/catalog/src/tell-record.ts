import type { Transaction } from '@dahab/chassis/database/connect.ts';
import { emit } from '@dahab/chassis/messaging/emit.ts';
import { changesBetween } from '@dahab/protocol/changes-between.ts';
import type { Collection } from '../contract/collection.ts';
import { type CatalogKind, recordChanged } from '../contract/events.ts';
import type { HeroWidget } from '../contract/hero-widget.ts';
import type { Product } from '../contract/product.ts';
import type { SiteSettings } from '../contract/site-settings.ts';

interface Records {
  readonly products: Product;
  readonly collections: Collection;
  readonly 'hero-widgets': HeroWidget;
  readonly 'site-settings': SiteSettings;
}

type Names = readonly [nameAr: string, nameEn: string];

/** Fields that change by themselves say nothing about who did what. */
const untold: ReadonlySet<string> = new Set(['id', 'createdAt', 'updatedAt']);

/**
 * Tells what somebody did to a record, in the transaction that does it; null for one that was not
 * there before, or is not after it. A change of nothing is not told. `at` is the shop's time, where
 * it may be another than that of its database.
 */
export async function tellRecord<Kind extends CatalogKind>(
  trx: Transaction,
  kind: Kind,
  before: Records[Kind] | null,
  after: Records[Kind] | null,
  at?: Date,
): Promise<void> {
  const record = after ?? before;
  if (record === null) return;
  const fields = Object.keys(record).filter((field) => !untold.has(field));
  const changes = changesBetween<string>(fields, before, after);
  if (changes.length === 0) return;
  const [nameAr, nameEn] = namesOf(record);
  const deed = deedOf(before, after);
  const told = { kind, id: record.id, deed, nameAr, nameEn, changes };
  await emit(trx, recordChanged, { ...told, ...(at && { at: at.toISOString() }) });
}

function deedOf(before: unknown, after: unknown): 'added' | 'changed' | 'deleted' {
  if (before === null) return 'added';
  return after === null ? 'deleted' : 'changed';
}

function namesOf(record: Records[CatalogKind]): Names {
  if ('titleAr' in record) return [record.titleAr, record.titleEn];
  if ('websiteNameAr' in record) return [record.websiteNameAr, record.websiteNameEn];
  return [record.nameAr, 'name' in record ? record.name : record.nameEn];
}
