import { defineService } from '@dahab/chassis/service.ts';
import { configSchema } from './config.ts';
import { customerRoutes } from './customers/routes.ts';
import { jobConsumers } from './jobs/consumers.ts';
import { gaugeImports } from './jobs/gauges.ts';
import { jobRoutes } from './jobs/routes.ts';
import { sweepWorker } from './jobs/sweep.ts';
import { importWorker, lanes } from './jobs/worker.ts';
import { productRoutes } from './products/routes.ts';

/** Takes CSV files, reads them, and has catalog and identity write what is in them. */
export const importer = defineService({
  name: 'importer',
  config: configSchema,
  migrations: new URL('../migrations/', import.meta.url),
  build: (chassis) => {
    gaugeImports(chassis.metrics, chassis.db);
    return {
      routes: [...productRoutes(chassis), ...customerRoutes(chassis), ...jobRoutes(chassis)],
      consumers: jobConsumers(chassis),
      workers: [...lanes.map((lane) => importWorker(chassis, lane)), sweepWorker(chassis)],
    };
  },
});
