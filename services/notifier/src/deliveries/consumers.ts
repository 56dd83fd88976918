import type { Transaction } from '@dahab/chassis/database/connect.ts';
import { type Consumer, on } from '@dahab/chassis/messaging/consumer.ts';
import { orderDeleted, orderPlaced } from '@dahab/orders/contract/events.ts';
import type { OpenSettings, SettingsStore } from '../settings/store.ts';
import { orderMessageOf } from './order-message.ts';
import { ORDER_DELETED } from './rules.ts';
import { insertDelivery, updateToOrderDeleted } from './store.ts';

/** Every order gets one delivery: queued, or skipped with the reason. */
export function orderConsumers({
  settings,
  clock,
  sendSoon,
}: {
  settings: SettingsStore;
  clock: () => Date;
  sendSoon: () => void;
}): Consumer[] {
  return [
    on(orderPlaced, async (trx, order) => {
      const current = await settings.find(trx);
      const reason = skipReasonOf(current);
      const now = clock();
      await insertDelivery(trx, {
        kind: 'order',
        order_id: order.orderId,
        text: orderMessageOf(current.orderNotificationTemplate, order),
        created_at: now,
        ...(reason === null
          ? { status: 'queued', next_attempt_at: now }
          : { status: 'skipped', reason }),
      });
      if (reason === null) afterCommit(trx, sendSoon);
    }),
    on(orderDeleted, async (trx, { orderId }) => {
      const now = clock();
      // The two events of an order may come in either order: then this row holds its place.
      await insertDelivery(trx, {
        kind: 'order',
        order_id: orderId,
        text: '',
        status: 'skipped',
        reason: ORDER_DELETED,
        created_at: now,
      });
      await updateToOrderDeleted(trx, orderId, now);
    }),
  ];
}

function skipReasonOf(settings: OpenSettings): string | null {
  if (!settings.orderNotificationEnabled) return 'Order messages are switched off in the settings';
  if (settings.botToken === '' && !settings.isTokenUnreadable) return 'No bot token is set';
  if (settings.channelIdNotifications === '' && settings.channelId === '') {
    return 'No channel is set';
  }
  return null;
}

function afterCommit(trx: Transaction, work: () => void): void {
  trx.executionPromise.then(work, () => undefined);
}
