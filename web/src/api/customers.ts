import type { Customer } from '@dahab/identity/contract/customer.ts';
import type {
  CustomerChange,
  CustomersPage,
  NewCustomer,
} from '@dahab/identity/contract/customers.ts';
import { api } from './base.ts';

export interface CustomerList {
  search?: string | undefined;
  page: number;
  limit: number;
}

export const customersApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCustomers: build.query<CustomersPage, CustomerList>({
      query: (params) => ({ url: '/customers', params }),
      providesTags: ['Customer'],
    }),
    getCustomer: build.query<Customer, number>({
      query: (id) => `/customers/${id}`,
      providesTags: ['Customer'],
    }),
    changeCustomer: build.mutation<Customer, { id: number; changes: CustomerChange }>({
      query: ({ id, changes }) => ({ url: `/customers/${id}`, method: 'PATCH', body: changes }),
      invalidatesTags: ['Customer', 'User'],
    }),
    createCustomer: build.mutation<Customer, NewCustomer>({
      query: (body) => ({ url: '/customers', method: 'POST', body }),
      invalidatesTags: ['Customer'],
    }),
  }),
});

export const {
  useListCustomersQuery,
  useGetCustomerQuery,
  useChangeCustomerMutation,
  useCreateCustomerMutation,
} = customersApi;
