import type { EventKind } from '@dahab/protocol/event.ts';
import { goldPriceChanged } from './gold-price.ts';

export const pricingEvents: readonly EventKind[] = [goldPriceChanged];
