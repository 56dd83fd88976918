import type { Delivery, DeliveryStatus } from '@dahab/notifier/contract/messages.ts';

export type { Delivery, DeliveryStatus };

/** In the order of a message's life. The contract's own list comes with its schemas, which pages do not load. */
const order: Record<DeliveryStatus, true> = {
  queued: true,
  sending: true,
  sent: true,
  failed: true,
  uncertain: true,
  skipped: true,
};

export const deliveryStatuses = Object.keys(order) as DeliveryStatus[];

/** On its way: the next look may find it sent. */
export function isUnderWay({ status }: Pick<Delivery, 'status'>): boolean {
  return status === 'queued' || status === 'sending';
}

export function toneOf(status: DeliveryStatus): 'neutral' | 'accent' | 'success' | 'danger' {
  if (status === 'sent') return 'success';
  if (status === 'failed') return 'danger';
  return status === 'uncertain' ? 'accent' : 'neutral';
}
