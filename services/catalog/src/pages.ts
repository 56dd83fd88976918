import type { Product, ProductsPage } from '../contract/product.ts';

export interface PageWish {
  readonly page: number;
  readonly limit: number;
}

export function offsetOf({ page, limit }: PageWish): number {
  return (page - 1) * limit;
}

export function productsPageOf(products: Product[], total: number, wish: PageWish): ProductsPage {
  const { page, limit } = wish;
  return { products, total, page, limit, totalPages: Math.ceil(total / limit) };
}
