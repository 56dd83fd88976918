import { catalogEndpoints } from '@dahab/catalog/contract/endpoints.ts';
import { identityEndpoints } from '@dahab/identity/contract/endpoints.ts';
import { importerEndpoints } from '@dahab/importer/contract/endpoints.ts';
import { notifierEndpoints } from '@dahab/notifier/contract/endpoints.ts';
import { ordersEndpoints } from '@dahab/orders/contract/endpoints.ts';
import { pricingEndpoints } from '@dahab/pricing/contract/endpoints.ts';
import type { Endpoint } from '@dahab/protocol/endpoint.ts';
import type { ServiceName } from '@dahab/protocol/event.ts';
import { getApiDocument, readApiDocs } from './api-document/endpoints.ts';
import { getDashboardStats } from './compositions/dashboard-stats.ts';
import { getDeadMessages, redriveMessages } from './compositions/dead-messages.ts';
import { getStatus } from './compositions/status.ts';
import { openBackOfficeEvents, openEvents } from './events-endpoint.ts';

/** A public call: method, path, who may, and whose it is. */
export interface PublicRoute {
  readonly owner: ServiceName | 'bff';
  readonly endpoint: Endpoint;
}

const owned = (owner: PublicRoute['owner'], endpoints: readonly unknown[]): PublicRoute[] =>
  endpoints.map((endpoint) => ({ owner, endpoint: endpoint as Endpoint }));

/**
 * Every call that a browser can make, and who may: the bff routes by this list, the document and
 * the tests are made of it. Those of services are handed on, the bff's own are answered by it.
 */
export const routes: readonly PublicRoute[] = [
  ...owned('bff', [
    getDashboardStats,
    getStatus,
    getDeadMessages,
    redriveMessages,
    openEvents,
    openBackOfficeEvents,
    getApiDocument,
    readApiDocs,
  ]),
  ...owned('catalog', catalogEndpoints),
  ...owned('identity', identityEndpoints),
  ...owned('importer', importerEndpoints),
  ...owned('notifier', notifierEndpoints),
  ...owned('orders', ordersEndpoints),
  ...owned('pricing', pricingEndpoints),
];
