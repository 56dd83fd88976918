import type { Product, ProductsPage } from '@dahab/catalog/contract/product.ts';
import type { NewProduct, ProductChanges } from '@dahab/catalog/contract/product-input.ts';
import { api } from './base.ts';

export interface ProductList {
  page?: number;
  limit?: number;
  archived?: boolean;
  karat?: number | undefined;
  collectionId?: number;
  /** As scanned or typed: finds the one piece that has it. */
  barcode?: string;
}

export interface ProductSearch {
  q?: string;
  karat?: number | 'all' | undefined;
  includeArchived?: boolean;
  archived?: boolean;
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
    createProduct: build.mutation<Product, NewProduct>({
      query: (body) => ({ url: '/products', method: 'POST', body }),
      invalidatesTags: ['Product', 'Dashboard'],
    }),
    changeProduct: build.mutation<Product, { id: number; changes: ProductChanges }>({
      query: ({ id, changes }) => ({ url: `/products/${id}`, method: 'PATCH', body: changes }),
      invalidatesTags: ['Product', 'Dashboard'],
    }),
    deleteProduct: build.mutation<null, number>({
      query: (id) => ({ url: `/products/${id}`, method: 'DELETE' }),
      invalidatesTags: ['Product', 'Dashboard'],
    }),
  }),
});

export const {
  useListProductsQuery,
  useSearchProductsQuery,
  useGetProductQuery,
  useListCollectionProductsQuery,
  useCreateProductMutation,
  useChangeProductMutation,
  useDeleteProductMutation,
} = productsApi;
