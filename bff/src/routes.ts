import { catalogEndpoints } from '@dahab/catalog/contract/endpoints.ts';
import { identityEndpoints } from '@dahab/identity/contract/endpoints.ts';
import { importerEndpoints } from '@dahab/importer/contract/endpoints.ts';
import { notifierEndpoints } from '@dahab/notifier/contract/endpoints.ts';
import { ordersEndpoints } from '@dahab/orders/contract/endpoints.ts';
import { pricingEndpoints } from '@dahab/pricing/contract/endpoints.ts';
import type { Endpoint } from '@dahab/protocol/endpoint.ts';
import type { ServiceName } from '@dahab/protocol/event.ts';

/** A call that the bff hands on untouched: method, path, who may, and whose it is. */
export interface ProxiedRoute {
  readonly service: ServiceName;
  readonly endpoint: Endpoint;
}

const owned = (service: ServiceName, endpoints: readonly unknown[]): ProxiedRoute[] =>
  endpoints.map((endpoint) => ({ service, endpoint: endpoint as Endpoint }));

export const proxiedRoutes: readonly ProxiedRoute[] = [
  ...owned('catalog', catalogEndpoints),
  ...owned('identity', identityEndpoints),
  ...owned('importer', importerEndpoints),
  ...owned('notifier', notifierEndpoints),
  ...owned('orders', ordersEndpoints),
  ...owned('pricing', pricingEndpoints),
];
