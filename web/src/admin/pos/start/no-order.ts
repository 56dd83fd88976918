import type { Order } from '@dahab/orders/contract/order.ts';

/** One line of nothing, for nobody: what a receipt is rehearsed with. It is never shown or printed. */
export const noOrder: Order = {
  id: 0,
  customerId: null,
  customer: null,
  items: [
    {
      id: 0,
      quantity: 1,
      price: 0,
      nameAr: '',
      name: '',
      image: null,
      weight: 0,
      karat: 21,
      basePrice21k: 0,
      marginPerGram: 0,
      computedPrice: null,
      priceFlagged: false,
    },
  ],
  itemCount: 0,
  subtotal: 0,
  discount: 0,
  total: 0,
  tradeIns: [],
  tradeInTotal: 0,
  due: 0,
  payments: [],
  priceFlagged: false,
  soldBy: null,
  createdAt: new Date(0).toISOString(),
};
