const RESERVE = 'PUT /internal/reservations/:reference';

/** What the trace of a sale has at least: each piece of work after what it is part of. */
export const traceOfASale: readonly string[] = [
  'nobody > bff POST /api/orders',
  'bff POST /api/orders > bff POST orders',
  'bff POST orders > orders POST /api/orders',
  `orders POST /api/orders > orders ${RESERVE}`,
  `orders ${RESERVE} > catalog ${RESERVE}`,
  'orders POST /api/orders > orders publish orders.order-placed',
  'orders publish orders.order-placed > catalog handle orders.order-placed',
  'orders publish orders.order-placed > identity handle orders.order-placed',
  'orders publish orders.order-placed > notifier handle orders.order-placed',
];
