import type { Activity } from '@dahab/identity/contract/activity.ts';
import { expect, test } from '@jest/globals';
import { addAdminTexts } from '../../i18n/add-admin-texts.ts';
import { createI18n } from '../../i18n/create-i18n.ts';
import { activitySentence } from './activity-sentence.ts';

type Told = Pick<Activity, 'kind' | 'deed' | 'changes'> & { name?: string };

function said(language: 'ar' | 'en', { name = '', ...told }: Told): string {
  const i18n = createI18n(language);
  addAdminTexts(i18n);
  const activity: Activity = {
    id: 1,
    at: '2026-05-31T10:00:00.000Z',
    actor: null,
    subject: { id: 1, nameAr: name, nameEn: '' },
    requestId: '-',
    ...told,
  };
  const text = activitySentence(activity, { t: (key, gaps) => i18n.t(key, gaps ?? {}), language });
  // Without the invisible marks that keep the direction.
  return text.replace(/[\u200e\u200f]/g, '').replaceAll('\u00a0', ' ');
}

const price = {
  kind: 'gold-price',
  deed: 'changed',
  changes: [{ field: 'basePrice21k', before: 4000, after: 4100.5 }],
} as const;
const field = (name: string) => ({ field: name, before: 1, after: 2 });

test.each<['ar' | 'en', string, Told, string]>([
  [
    'ar',
    'a price',
    { ...price, changes: [...price.changes] },
    'تغيير سعر الذهب: جرام عيار ٢١ من ٤٬٠٠٠ ج.م. إلى ٤٬١٠٠٫٥٠ ج.م.',
  ],
  [
    'en',
    'a price',
    { ...price, changes: [...price.changes] },
    'Changed the gold price: 21K gram from EGP 4,000 to EGP 4,100.50',
  ],
  [
    'ar',
    'many fields',
    {
      kind: 'product',
      deed: 'changed',
      name: 'خاتم هلال',
      changes: ['weight', 'karat', 'quantity', 'craftingCost', 'marginPerGram'].map(field),
    },
    'تعديل القطعة «خاتم هلال»: الوزن، العيار، الكمية وحقلان آخران',
  ],
  [
    'en',
    'a right',
    {
      kind: 'user',
      deed: 'changed',
      name: 'Nour',
      changes: [{ field: 'isAdmin', before: false, after: true }],
    },
    'Changed the rights of “Nour”: Administrator: Yes',
  ],
  [
    'en',
    'secrets, by name',
    {
      kind: 'telegram',
      deed: 'changed',
      changes: [{ field: 'botToken', before: null, after: null }],
    },
    'Changed the Telegram settings: Bot token',
  ],
  [
    'ar',
    'tags of several pieces',
    {
      kind: 'product',
      deed: 'tagged',
      changes: [
        { field: 'tags', before: null, after: ['هدايا', 'عرائس'] },
        { field: 'products', before: null, after: 3 },
      ],
    },
    'إضافة الوسوم هدايا، عرائس إلى ٣ قطع',
  ],
  [
    'en',
    'an import',
    {
      kind: 'import',
      deed: 'done',
      name: 'people.csv',
      changes: [
        { field: 'kind', before: null, after: 'customers' },
        { field: 'created', before: null, after: 3 },
        { field: 'updated', before: null, after: 0 },
      ],
    },
    'Imported customers from “people.csv”: 3 added, 0 updated',
  ],
  [
    'ar',
    'a deleted order',
    {
      kind: 'order',
      deed: 'deleted',
      name: '#12',
      changes: [{ field: 'total', before: 900, after: null }],
    },
    'حذف الطلب #12 بمبلغ ٩٠٠ ج.م.',
  ],
])('in %s, %s reads as a sentence', (language, _what, told, sentence) => {
  expect(said(language, told)).toBe(sentence);
});
