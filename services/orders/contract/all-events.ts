import type { EventKind } from '@dahab/protocol/event.ts';
import { orderDeleted, orderPlaced } from './events.ts';

export const ordersEvents: readonly EventKind[] = [orderPlaced, orderDeleted];
