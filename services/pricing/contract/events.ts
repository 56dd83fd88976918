import type { EventKind } from '@dahab/protocol/event.ts';
import { buyingPriceChanged } from './buying-price.ts';
import { goldPriceChanged } from './gold-price.ts';

export const pricingEvents: readonly EventKind[] = [goldPriceChanged, buyingPriceChanged];
