import { defineService } from '@dahab/chassis/service.ts';
import { ordersConfigSchema } from './config.ts';
import { orderRoutes } from './orders/routes.ts';
import { closeAbandonedSales } from './sales/close-abandoned.ts';
import { saleRoutes } from './sales/routes.ts';

export const orders = defineService({
  name: 'orders',
  config: ordersConfigSchema,
  migrations: new URL('../migrations/', import.meta.url),
  build: ({ db, call, clock, log }) => ({
    routes: [...saleRoutes({ db, call, clock, log }), ...orderRoutes({ db, clock })],
    workers: [closeAbandonedSales({ db, call, clock, log })],
  }),
});
