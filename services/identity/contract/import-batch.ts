import { defineEndpoint } from '@dahab/protocol/endpoint.ts';
import { idField, LARGEST_AMOUNT } from '@dahab/protocol/fields.ts';
import { z } from 'zod';

export const LARGEST_CUSTOMER_BATCH = 500;

const LONGEST_TEXT = 500;

const text = z.string().trim().max(LONGEST_TEXT, `At most ${LONGEST_TEXT} characters`);

/**
 * One customer as an import file describes it. An absent or empty field keeps what is stored. E-mail
 * and phone are taken as written; what is neither is left out and said in the result's message.
 */
export const importedCustomerSchema = z.object({
  /** The record (1 = first after the headers), for reports. */
  row: z.number().int(),
  firstName: text.optional(),
  lastName: text.optional(),
  email: text.optional(),
  phone: text.optional(),
  company: text.optional(),
  address1: text.optional(),
  address2: text.optional(),
  city: text.optional(),
  provinceCode: text.optional(),
  countryCode: text.optional(),
  zipCode: text.optional(),
  /** EGP and number of orders before this shop: the base to which its own orders add. */
  totalSpent: z.number().min(0).max(LARGEST_AMOUNT).optional(),
  totalOrders: z.number().int().min(0).max(1_000_000).optional(),
});

export type ImportedCustomer = z.infer<typeof importedCustomerSchema>;

export const customerImportOutcomes = ['created', 'updated', 'unchanged', 'skipped'] as const;

const importedRowSchema = z.object({
  row: z.number().int(),
  outcome: z.enum(customerImportOutcomes),
  /** Why a row was skipped, or what of it was left out; for a person. */
  message: z.string().optional(),
});

export type ImportedRow = z.infer<typeof importedRowSchema>;

/**
 * Writes a batch in one transaction, matching by lower-cased e-mail, then by phone in E.164. The
 * same job and batch number again changes nothing and answers as the first time. Customers who have
 * an account are never matched: a file must not reach into what somebody registered.
 */
export const importCustomers = defineEndpoint({
  method: 'PUT',
  path: '/internal/import-jobs/:jobId/batches/:batch',
  access: 'service',
  summary: 'Writes a batch of imported customers',
  repeatable: true,
  params: z.object({ jobId: idField, batch: idField }),
  body: z.object({
    customers: z.array(importedCustomerSchema).min(1).max(LARGEST_CUSTOMER_BATCH),
  }),
  response: z.object({ results: z.array(importedRowSchema) }),
});
