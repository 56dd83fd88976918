import { defineEndpoint } from '@dahab/protocol/endpoint.ts';
import { booleanField, idField } from '@dahab/protocol/fields.ts';
import { limitField, pageField } from '@dahab/protocol/page.ts';
import { z } from 'zod';
import { scannedField } from './barcode-field.ts';
import { productSchema, productsPageSchema } from './product.ts';
import { karatFilter, newProductSchema, productChangesSchema } from './product-input.ts';
import { tidyTags } from './product-rules.ts';

export const DEFAULT_PAGE_SIZE = 12;
export const LARGEST_PAGE_SIZE = 500;

const idParams = z.object({ id: idField });

/**
 * Newest first. `archived=true` shows the archived ones instead, to admins only (else 403).
 * `barcode` finds the one product that has it, or whose own it is; a shop's own label stays good
 * after the product was given its maker's barcode.
 */
export const listProducts = defineEndpoint({
  method: 'GET',
  path: '/api/products',
  access: 'public',
  summary: 'Products, newest first',
  query: z.object({
    page: pageField.default(1),
    limit: limitField(LARGEST_PAGE_SIZE).default(DEFAULT_PAGE_SIZE),
    archived: booleanField.default(false),
    karat: karatFilter.default(null),
    collectionId: idField.optional(),
    barcode: scannedField,
  }),
  response: productsPageSchema,
  refusals: { 403: 'Archived products are for administrators' },
});

/** 404 when there is none, or when it is archived and the caller is no admin. */
export const getProduct = defineEndpoint({
  method: 'GET',
  path: '/api/products/:id',
  access: 'public',
  summary: 'One product',
  params: idParams,
  response: productSchema,
});

export const createProduct = defineEndpoint({
  method: 'POST',
  path: '/api/products',
  access: 'admin',
  summary: 'Adds a product',
  body: newProductSchema,
  response: productSchema,
  status: 201,
  refusals: { 409: 'The barcode is of another product' },
});

export const updateProduct = defineEndpoint({
  method: 'PATCH',
  path: '/api/products/:id',
  access: 'admin',
  summary: 'Changes the fields of a product that are sent',
  params: idParams,
  body: productChangesSchema,
  response: productSchema,
  refusals: { 409: 'The barcode is of another product' },
});

/** Past orders keep their names and pictures. */
export const deleteProduct = defineEndpoint({
  method: 'DELETE',
  path: '/api/products/:id',
  access: 'admin',
  summary: 'Deletes a product',
  params: idParams,
  status: 204,
});

const SELECT_PRODUCT = 'Please select at least one product';
const ADD_TAG = 'Please add at least one tag';

/** Adds the tags to those there; `updated` counts the selected products that exist. */
export const bulkUpdateTags = defineEndpoint({
  method: 'POST',
  path: '/api/products/bulk-update-tags',
  access: 'admin',
  summary: 'Adds tags to several products',
  body: z.object({
    productIds: z
      .array(idField, { error: SELECT_PRODUCT })
      .min(1, SELECT_PRODUCT)
      .max(1_000, 'Select at most 1000 products'),
    tags: z
      .array(z.string().max(200, 'A tag has at most 200 characters'), { error: ADD_TAG })
      .max(50, 'Add at most 50 tags')
      .transform(tidyTags)
      .refine((tags) => tags.length > 0, ADD_TAG),
  }),
  response: z.object({ updated: z.number().int() }),
});

/** Those that exist, archived too; a sold product that was deleted answers as it last was. */
export const getProductDetails = defineEndpoint({
  method: 'GET',
  path: '/api/admin/products/details',
  access: 'admin',
  summary: 'Products by their ids',
  query: z.object({
    ids: z
      .string({ error: 'Name the ids: ids=1,2,3' })
      .transform((text): unknown[] => text.split(',').filter((id) => id.trim() !== ''))
      .pipe(z.array(idField).max(500, 'Ask for at most 500 products')),
  }),
  response: z.object({ products: z.array(productSchema) }),
});
