import type { Product } from '@dahab/catalog/contract/product.ts';
import { api } from './base.ts';

const productDetailsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getProductDetails: build.query<Product[], readonly number[]>({
      query: (ids) => ({ url: '/admin/products/details', params: { ids: ids.join(',') } }),
      transformResponse: ({ products }: { products: Product[] }) => products,
      providesTags: ['Product'],
    }),
  }),
});

export const { useGetProductDetailsQuery } = productDetailsApi;
