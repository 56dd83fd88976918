import type { Customer } from '@dahab/identity/contract/customer.ts';

export const customerFields = [
  'firstName',
  'lastName',
  'phone',
  'email',
  'city',
  'address1',
  'address2',
  'provinceCode',
  'countryCode',
  'zipCode',
  'company',
] as const;

export type CustomerField = (typeof customerFields)[number];

/** A customer as a form holds him: what is not known is empty. */
export type TypedCustomer = Record<CustomerField, string>;

export function typedCustomer(customer: Customer): TypedCustomer {
  const entries = customerFields.map((field) => [field, customer[field] ?? '']);
  return Object.fromEntries(entries) as TypedCustomer;
}
