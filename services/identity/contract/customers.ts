import { defineEndpoint } from '@dahab/protocol/endpoint.ts';
import { idField } from '@dahab/protocol/fields.ts';
import { limitField, pageField } from '@dahab/protocol/page.ts';
import { z } from 'zod';
import { customerSchema } from './customer.ts';
import { paginationSchema } from './pagination.ts';
import { absentWhenEmpty, emailField, phoneField, requiredText } from './text-fields.ts';

/** A search needs more letters than this; a shorter one finds everybody. */
export const LONGEST_IGNORED_SEARCH = 2;

export const CUSTOMERS_PAGE = 10;
/** Most customers in the answer without paging. */
export const MOST_UNPAGED_CUSTOMERS = 50;
const LARGEST_PAGE = 100;
const MOST_LOOKED_UP = 500;

export const newCustomerSchema = z
  .object({
    firstName: requiredText('First name is required', 100),
    lastName: requiredText('Last name is required', 100),
    phone: phoneField,
    email: absentWhenEmpty(emailField.nullable()),
  })
  .meta({ id: 'NewCustomer' });

export type NewCustomer = z.infer<typeof newCustomerSchema>;

/** Empty text takes away what was there. */
function clearable<Field extends z.ZodType>(field: Field) {
  return z.preprocess((value) => (value === '' ? null : value), field.nullable()).optional();
}

const LONGEST_TEXT = 200;
const addressText = clearable(
  z.string().trim().max(LONGEST_TEXT, `At most ${LONGEST_TEXT} characters`),
);

/** What is absent stays as it is. The totals are sums and cannot be set. */
export const customerChangeSchema = z
  .object({
    firstName: requiredText('First name is required', 100).optional(),
    lastName: requiredText('Last name is required', 100).optional(),
    phone: phoneField.optional(),
    email: clearable(emailField),
    company: addressText,
    address1: addressText,
    address2: addressText,
    city: addressText,
    provinceCode: addressText,
    countryCode: addressText,
    zipCode: addressText,
  })
  .meta({ id: 'CustomerChange' });

export type CustomerChange = z.infer<typeof customerChangeSchema>;

export const customersQuerySchema = z.object({
  search: z.string().trim().max(200, 'Search with at most 200 characters').optional(),
  page: pageField.optional(),
  limit: limitField(LARGEST_PAGE).optional(),
});

export type CustomersQuery = z.infer<typeof customersQuerySchema>;

export const customersPageSchema = z
  .object({
    customers: z.array(customerSchema),
    pagination: paginationSchema,
  })
  .meta({ id: 'CustomersPage' });

export type CustomersPage = z.infer<typeof customersPageSchema>;

/** Newest first; an object with `page` or `limit`, else an array of at most 50. */
export const listCustomers = defineEndpoint({
  method: 'GET',
  path: '/api/customers',
  access: 'admin',
  summary: 'Customers, searched by name, e-mail or phone',
  query: customersQuerySchema,
  response: z.union([z.array(customerSchema), customersPageSchema]),
});

/** 409 `customer-exists`, with the path `phone` or `email`, when the shop knows this person. */
export const createCustomer = defineEndpoint({
  method: 'POST',
  path: '/api/customers',
  access: 'admin',
  summary: 'Adds a customer',
  status: 201,
  body: newCustomerSchema,
  response: customerSchema,
  refusals: { 409: 'The shop knows a customer of this phone or e-mail' },
});

/** 404 when there is none. */
export const getCustomer = defineEndpoint({
  method: 'GET',
  path: '/api/customers/:id',
  access: 'admin',
  summary: 'One customer',
  params: z.object({ id: idField }),
  response: customerSchema,
});

/**
 * Changes what is sent and nothing else; a customer with an account shows it in the profile, too.
 * 409 `customer-exists`, with the path `phone` or `email`, when it is somebody else's.
 */
export const updateCustomer = defineEndpoint({
  method: 'PATCH',
  path: '/api/customers/:id',
  access: 'admin',
  summary: 'Changes a customer',
  params: z.object({ id: idField }),
  body: customerChangeSchema,
  response: customerSchema,
  refusals: { 409: 'The shop knows another customer of this phone or e-mail' },
});

/** Those of the ids that exist, in no promised order. */
export const findCustomers = defineEndpoint({
  method: 'POST',
  path: '/internal/customers/lookup',
  access: 'service',
  summary: 'Several customers by id',
  repeatable: true,
  body: z.object({ ids: z.array(idField).max(MOST_LOOKED_UP) }),
  response: z.object({ customers: z.array(customerSchema) }),
});
