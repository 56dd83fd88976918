import { catalogEndpoints, catalogInternalEndpoints } from '@dahab/catalog/contract/endpoints.ts';
import {
  identityEndpoints,
  identityInternalEndpoints,
} from '@dahab/identity/contract/endpoints.ts';
import {
  importerEndpoints,
  importerInternalEndpoints,
} from '@dahab/importer/contract/endpoints.ts';
import { notifierEndpoints } from '@dahab/notifier/contract/endpoints.ts';
import { ordersEndpoints, ordersInternalEndpoints } from '@dahab/orders/contract/endpoints.ts';
import { pricingEndpoints } from '@dahab/pricing/contract/endpoints.ts';
import { operationEndpoints } from '@dahab/chassis/messaging/operations.ts';
import type { Endpoint } from '@dahab/protocol/endpoint.ts';
import { startTestService, type TestService } from '@dahab/testing/test-service.ts';
import { catalog } from '../../../../services/catalog/src/service.ts';
import { createIdentity } from '../../../../services/identity/src/service.ts';
import { importer } from '../../../../services/importer/src/service.ts';
import { notifier } from '../../../../services/notifier/src/service.ts';
import { orders } from '../../../../services/orders/src/service.ts';
import { pricing } from '../../../../services/pricing/src/service.ts';

/** A service on its own, and all that its contract says it answers. */
export interface ServiceAlone {
  readonly service: TestService;
  readonly endpoints: readonly Endpoint[];
}

/** Each service, with nobody beside it. */
export async function startAllServices(): Promise<ServiceAlone[]> {
  const identity = createIdentity({ onFirstAdmin: () => undefined });
  const SETTINGS_KEY = 'a key of this suite, 32 characters or more';
  const services: ServiceAlone[] = [
    {
      service: await startTestService(catalog),
      endpoints: [...catalogEndpoints, ...catalogInternalEndpoints],
    },
    {
      service: await startTestService(identity, { config: { ADMIN_PASSWORD: 'gold and silver' } }),
      endpoints: [...identityEndpoints, ...identityInternalEndpoints],
    },
    {
      service: await startTestService(importer),
      endpoints: [...importerEndpoints, ...importerInternalEndpoints],
    },
    {
      service: await startTestService(notifier, { config: { SETTINGS_KEY } }),
      endpoints: notifierEndpoints,
    },
    {
      service: await startTestService(orders),
      endpoints: [...ordersEndpoints, ...ordersInternalEndpoints],
    },
    { service: await startTestService(pricing), endpoints: pricingEndpoints },
  ];
  return services.map(({ service, endpoints }) => ({
    service,
    endpoints: [...endpoints, ...operationEndpoints],
  }));
}
