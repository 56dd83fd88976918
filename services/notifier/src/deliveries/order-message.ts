import { fillTemplate, type OrderVariable } from '../../contract/template.ts';
import { formatAmount, formatMoment } from '../format.ts';

export interface OrderFacts {
  readonly orderId: number;
  /** EGP. */
  readonly total: number;
  readonly itemCount: number;
  /** ISO 8601 UTC. */
  readonly placedAt: string;
}

/** The text that tells a channel of a sale. */
export function orderMessageOf(template: string, order: OrderFacts): string {
  const values: Record<OrderVariable, string> = {
    orderId: String(order.orderId),
    total: formatAmount(order.total),
    itemCount: formatAmount(order.itemCount),
    date: formatMoment(new Date(order.placedAt)),
  };
  return fillTemplate(template, values);
}
