import type { Product, ProductsPage } from '@dahab/catalog/contract/product.ts';
import { api } from './base.ts';

export interface ProductList {
  page?: number;
  limit?: number;
  archived?: boolean;
  karat?: number;
  collectionId?: number;
}

export interface ProductSearch {
  q?: string;
  karat?: number | 'all';
  includeArchived?: boolean;
  page?: number;
  limit?: number;
}

export const productsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listProducts: build.query<ProductsPage, ProductList>({
      query: (params) => ({ url: '/products', params }),
      providesTags: ['Product'],
    }),
    searchProducts: build.query<ProductsPage, ProductSearch>({
      query: (params) => ({ url: '/products/search', params }),
      providesTags: ['Product'],
    }),
    getProduct: build.query<Product, number>({
      query: (id) => `/products/${id}`,
      providesTags: ['Product'],
    }),
    listCollectionProducts: build.query<Product[], number>({
      query: (collectionId) => `/collections/${collectionId}/products`,
      providesTags: ['Product', 'Collection'],
    }),
  }),
});

export const {
  useListProductsQuery,
  useSearchProductsQuery,
  useGetProductQuery,
  useListCollectionProductsQuery,
} = productsApi;
