import type { ShopClient } from '@dahab/testing/shop-client.ts';

const PRICE = 40_500;

async function made(call: ShopClient, path: string, body: unknown): Promise<number> {
  const answer = await call('POST', path, body);
  if (answer.status !== 201) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
  return answer.body.id as number;
}

/** A bangle of which there are so many. */
export function newProduct(call: ShopClient, quantity: number, more: object = {}): Promise<number> {
  const product = { nameAr: 'غويشة', weight: 10, karat: 21, quantity, ...more };
  return made(call, '/api/products', product);
}

export function newCollection(call: ShopClient): Promise<number> {
  return made(call, '/api/collections', { nameEn: 'Bangles', nameAr: 'غوايش' });
}

let phones = 0;

/** Nobody else in this file has it. */
export function newPhone(): string {
  phones += 1;
  return `+2012${String(phones).padStart(8, '0')}`;
}

export function newCustomer(call: ShopClient): Promise<number> {
  const phone = newPhone();
  return made(call, '/api/customers', { firstName: 'منى', lastName: 'عادل', phone });
}

/** A cart of one line. */
export function cartOf(productId: number, customerId: number | null = null, quantity = 1): object {
  return {
    items: [{ id: productId, quantity, price: PRICE }],
    discount: 0,
    total: PRICE * quantity,
    customerId,
  };
}

/** Pieces that are left. */
export async function stockOf(call: ShopClient, productId: number): Promise<number> {
  const { body } = await call('GET', `/api/products/${productId}`);
  return body.quantity as number;
}
