import type { Change } from '@dahab/protocol/change.ts';
import {
  decimalsOf,
  formatKarat,
  formatNumber,
  formatPrice,
  formatWeight,
} from '../../i18n/format.ts';

export type Translate = (key: string, gaps?: Record<string, unknown>) => string;

export interface Reader {
  t: Translate;
  language: string;
}

const money = new Set(['basePrice21k', 'buyPrice21k', 'marginPerGram', 'craftingCost', 'total']);
/** Values of these are words of the shop's own, not of its people. */
const words = new Set(['kind', 'homepageProductsMode']);

/** A changed field as the reader calls it. */
export function fieldName(field: string, { t }: Reader): string {
  return t(`admin.activity.field.${field}`, { defaultValue: field });
}

/** A value of a changed field as the reader writes it; a dash for none. */
export function valueText({ field }: Change, value: Change['before'], reader: Reader): string {
  const { t, language } = reader;
  if (value === null || value === '') return t('admin.activity.nothing');
  if (typeof value === 'boolean') return t(value ? 'admin.activity.yes' : 'admin.activity.no');
  if (Array.isArray(value)) return value.map(String).join(t('admin.activity.comma'));
  if (typeof value === 'number') return numberText(field, value, language);
  return words.has(field) ? t(`admin.activity.value.${value}`, { defaultValue: value }) : value;
}

function numberText(field: string, value: number, language: string): string {
  if (money.has(field)) return formatPrice(value, language, decimalsOf(value));
  if (field === 'weight') return formatWeight(value, language);
  if (field === 'karat') return formatKarat(value);
  if (field === 'collectionId') return String(value);
  return formatNumber(value, language);
}
