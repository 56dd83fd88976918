import { defineService } from '@dahab/chassis/service.ts';
import { pricingConfigSchema } from './config.ts';
import { buyingPriceRoutes } from './buying-price/routes.ts';
import { goldPriceRoutes } from './gold-price/routes.ts';

export const pricing = defineService({
  name: 'pricing',
  config: pricingConfigSchema,
  migrations: new URL('../migrations/', import.meta.url),
  build: (chassis) => ({
    routes: [...goldPriceRoutes(chassis), ...buyingPriceRoutes(chassis)],
  }),
});
