import type { ServiceName } from '@dahab/protocol/event.ts';
import { catalog } from '../../services/catalog/src/service.ts';
import { identity } from '../../services/identity/src/service.ts';
import { importer } from '../../services/importer/src/service.ts';
import { notifier } from '../../services/notifier/src/service.ts';
import { orders } from '../../services/orders/src/service.ts';
import { pricing } from '../../services/pricing/src/service.ts';

/** Where each service's own migrations lie. */
export const migrationFolders: Readonly<Record<ServiceName, URL>> = {
  catalog: catalog.migrations,
  orders: orders.migrations,
  identity: identity.migrations,
  pricing: pricing.migrations,
  notifier: notifier.migrations,
  importer: importer.migrations,
};
