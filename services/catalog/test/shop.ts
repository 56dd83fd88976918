import { admin, type TestClient } from '@dahab/testing/test-client.ts';
import {
  startTestService,
  type TestService,
  type TestServiceOptions,
} from '@dahab/testing/test-service.ts';
import { guest } from '@dahab/chassis/auth/internal-token.ts';
import { catalogChanged } from '../contract/events.ts';
import type { Product } from '../contract/product.ts';
import { catalog } from '../src/service.ts';

export interface Shop extends TestService {
  readonly admin: TestClient;
  readonly guest: TestClient;
  /** `kind:id,id` of each change that open pages were told of. */
  readonly told: readonly string[];
}

export async function openShop(options: TestServiceOptions = {}): Promise<Shop> {
  const service = await startTestService(catalog, options);
  const told: string[] = [];
  await service.bus.listen(
    [catalogChanged.name],
    ({ payload }) => {
      const { kind, ids } = catalogChanged.payload.parse(payload);
      told.push(`${kind}:${ids.join(',')}`);
    },
    () => undefined,
  );
  return { ...service, admin: service.as(admin), guest: service.as(guest), told };
}

/** A product of the shop; only what matters to a test is named there. */
export async function aProduct(shop: Shop, fields: object = {}): Promise<Product> {
  const product = { nameAr: 'خاتم', weight: 3.5, karat: 21, quantity: 10, ...fields };
  const { status, body } = await shop.admin.post('/api/products', product);
  if (status !== 201) throw new Error(`No product: ${JSON.stringify(body)}`);
  return body as Product;
}

export async function aCollection(shop: Shop, fields: object = {}): Promise<{ id: number }> {
  const collection = { nameEn: 'Rings', nameAr: 'خواتم', ...fields };
  const { status, body } = await shop.admin.post('/api/collections', collection);
  if (status !== 201) throw new Error(`No collection: ${JSON.stringify(body)}`);
  return body as { id: number };
}
