import { defineService } from '@dahab/chassis/service.ts';
import { collectionRoutes } from './collections/routes.ts';
import { catalogConfigSchema } from './config.ts';
import { heroWidgetRoutes } from './hero-widgets/routes.ts';
import { homeRoutes } from './home/routes.ts';
import { createBatchWriter } from './import-batches/batch-writer.ts';
import { importBatchRoutes } from './import-batches/routes.ts';
import { pictureSweeper } from './media/picture-sweeper.ts';
import { openPictures } from './media/pictures.ts';
import { mediaRoutes } from './media/routes.ts';
import { productRoutes } from './products/routes.ts';
import { pictureMirror } from './remote-pictures/mirror.ts';
import { reservationConsumers } from './reservations/consumers.ts';
import { reservationRoutes } from './reservations/routes.ts';
import { reservationSweeper } from './reservations/sweeper.ts';
import { searchRoutes } from './search/routes.ts';
import { siteSettingsRoutes } from './site-settings/routes.ts';
import { statsRoutes } from './stats/routes.ts';

export const catalog = defineService({
  name: 'catalog',
  config: catalogConfigSchema,
  migrations: new URL('../migrations/', import.meta.url),
  build: (chassis) => {
    const pictures = openPictures(chassis);
    const batchWriter = createBatchWriter(chassis);
    const isMirroring = chassis.config.MIRROR_PICTURES === 'on';
    return {
      routes: [
        // Before the products, whose `:id` would take "search" for one.
        ...searchRoutes(chassis),
        ...productRoutes(chassis),
        ...collectionRoutes(chassis),
        ...heroWidgetRoutes(chassis, pictures),
        ...siteSettingsRoutes(chassis, pictures),
        ...homeRoutes(chassis),
        ...mediaRoutes(pictures),
        ...reservationRoutes(chassis),
        ...importBatchRoutes(chassis, batchWriter),
        ...statsRoutes(chassis),
      ],
      consumers: reservationConsumers,
      workers: [
        reservationSweeper(chassis),
        pictureSweeper(chassis),
        ...(isMirroring ? [pictureMirror({ ...chassis, pictures })] : []),
      ],
      stop: batchWriter.stop,
    };
  },
});
