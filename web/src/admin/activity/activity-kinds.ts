import type { ActivityKind } from '@dahab/identity/contract/activity.ts';

/** In the order of the filter's chips. */
export const activityKinds: readonly ActivityKind[] = [
  'gold-price',
  'product',
  'stock',
  'collection',
  'order',
  'import',
  'user',
  'hero-widget',
  'site-settings',
  'telegram',
];
