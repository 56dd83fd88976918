import { defineEndpoint } from '@dahab/protocol/endpoint.ts';
import {
  booleanField,
  idField,
  LARGEST_AMOUNT,
  numberField,
  timeField,
} from '@dahab/protocol/fields.ts';
import { limitField, pageField } from '@dahab/protocol/page.ts';
import { type Karat, karats } from '@dahab/pricing/contract/price.ts';
import { z } from 'zod';
import { barcodeField, scannedField } from './barcode-field.ts';
import { nullFromEmpty, requiredText, webAddressOrPath } from './fields.ts';
import { tidyTags } from './product-rules.ts';

export const DEFAULT_PAGE_SIZE = 12;
export const LARGEST_PAGE_SIZE = 500;
const DEFAULT_KARAT = 21;
export const MOST_PIECES = 1_000_000;
/** Characters of a description's HTML, as it is sent and as it is kept. */
export const LONGEST_DESCRIPTION = 100_000;
export const DESCRIPTION_MESSAGE = 'The description is too long';

export const productSchema = z
  .object({
    id: z.number().int(),
    nameAr: z.string(),
    /** The English name; empty when there is none. */
    name: z.string(),
    /** HTML of a few text tags, sanitised when it was written; empty when there is none. */
    descriptionAr: z.string(),
    /** Own paths (`/media/…`) or web addresses; the first one is the main picture. */
    images: z.array(z.string()),
    /** Grams. */
    weight: z.number(),
    karat: z.number().int(),
    /** EGP. */
    craftingCost: z.number(),
    /** EGP per gram; null means the general margin, 0 means none. */
    marginPerGram: z.number().nullable(),
    /** Pieces that can be sold now. */
    quantity: z.number().int(),
    collectionId: z.number().int().nullable(),
    isArchived: z.boolean(),
    tags: z.array(z.string()),
    /** A GTIN, of this product alone: the maker's, or else the shop's own (`ownBarcodeOf`). */
    barcode: z.string(),
    createdAt: timeField,
  })
  .meta({
    id: 'Product',
    examples: [
      {
        id: 7,
        nameAr: 'خاتم هلال',
        name: 'Crescent ring',
        descriptionAr: '<p>خاتم بهلال منقوش</p>',
        images: ['/media/crescent.webp'],
        weight: 4.25,
        karat: 21,
        craftingCost: 350,
        marginPerGram: null,
        quantity: 3,
        collectionId: 2,
        isArchived: false,
        tags: ['هدايا'],
        barcode: '2000000000077',
        createdAt: '2026-02-01T10:00:00.000Z',
      },
    ],
  });

export type Product = z.infer<typeof productSchema>;

export const productsPageSchema = z
  .object({
    products: z.array(productSchema),
    total: z.number().int(),
    page: z.number().int(),
    limit: z.number().int(),
    totalPages: z.number().int(),
  })
  .meta({ id: 'ProductsPage' });

export type ProductsPage = z.infer<typeof productsPageSchema>;

const KARAT_MESSAGE = 'Karat must be either 18, 21, or 24';
const WEIGHT_MESSAGE = 'Weight must be greater than 0';
const COST_MESSAGE = 'Crafting cost cannot be negative';
const MARGIN_MESSAGE = 'Margin per gram cannot be negative';
const QUANTITY_MESSAGE = 'Quantity must be non-negative';

export const karatField = numberField(
  (number) =>
    number
      .refine((value): boolean => karats.includes(value as Karat), KARAT_MESSAGE)
      .meta({ enum: karats }),
  KARAT_MESSAGE,
);

/** A karat to show, or null for all of them. */
export const karatFilter = z.preprocess(
  (value) => (value === 'all' || value === '' ? null : value),
  karatField.nullable(),
);

export const tagsField = z
  .array(z.string().max(200, 'A tag has at most 200 characters'))
  .max(250, 'A product has at most 250 tags')
  .transform(tidyTags);

const fields = {
  nameAr: requiredText('Arabic name is required'),
  name: z.preprocess((value) => value ?? '', z.string().max(500, 'Use at most 500 characters')),
  descriptionAr: z.preprocess(
    (value) => value ?? '',
    z.string().max(LONGEST_DESCRIPTION, DESCRIPTION_MESSAGE),
  ),
  images: z
    .array(webAddressOrPath('Invalid image URL'))
    .max(100, 'A product has at most 100 images'),
  weight: numberField(
    (number) => number.min(0.01, WEIGHT_MESSAGE).max(LARGEST_AMOUNT, 'Weight is too large'),
    WEIGHT_MESSAGE,
  ),
  karat: karatField,
  craftingCost: numberField(
    (number) => number.min(0, COST_MESSAGE).max(LARGEST_AMOUNT, 'Crafting cost is too large'),
    'Crafting cost must be a number',
  ),
  marginPerGram: z.preprocess(
    nullFromEmpty,
    numberField(
      (number) => number.min(0, MARGIN_MESSAGE).max(LARGEST_AMOUNT, 'Margin is too large'),
      'Margin per gram must be a number',
    ).nullable(),
  ),
  quantity: numberField(
    (number) =>
      number
        .min(0, QUANTITY_MESSAGE)
        .int('Quantity must be a whole number')
        .max(MOST_PIECES, 'Quantity is too large'),
    'Quantity must be a whole number',
  ),
  collectionId: z.preprocess(nullFromEmpty, idField.nullable()),
  isArchived: booleanField,
  tags: tagsField,
  barcode: barcodeField,
};

/** What a new product is made of, with the shop's defaults. */
export const newProductSchema = z
  .object({
    nameAr: fields.nameAr,
    name: fields.name.default(''),
    descriptionAr: fields.descriptionAr.default(''),
    images: fields.images.default([]),
    weight: fields.weight,
    karat: fields.karat.default(DEFAULT_KARAT),
    craftingCost: fields.craftingCost.default(0),
    marginPerGram: fields.marginPerGram.default(null),
    quantity: fields.quantity.default(1),
    collectionId: fields.collectionId.default(null),
    isArchived: fields.isArchived.default(false),
    tags: fields.tags.default([]),
    barcode: fields.barcode.default(''),
  })
  .meta({
    id: 'NewProduct',
    examples: [
      {
        nameAr: 'خاتم هلال',
        name: 'Crescent ring',
        weight: 4.25,
        karat: 21,
        craftingCost: 350,
        marginPerGram: null,
        quantity: 3,
        tags: ['هدايا'],
      },
    ],
  });

export type NewProduct = z.infer<typeof newProductSchema>;

/**
 * Part of a product: what is absent stays as it is; `marginPerGram: null` is a change, and so is
 * `barcode: ''`, which makes it the shop's own again.
 */
export const productChangesSchema = z
  .object({
    nameAr: fields.nameAr.optional(),
    name: fields.name.optional(),
    descriptionAr: fields.descriptionAr.optional(),
    images: fields.images.optional(),
    weight: fields.weight.optional(),
    karat: fields.karat.optional(),
    craftingCost: fields.craftingCost.optional(),
    marginPerGram: fields.marginPerGram.optional(),
    quantity: fields.quantity.optional(),
    collectionId: fields.collectionId.optional(),
    isArchived: fields.isArchived.optional(),
    tags: fields.tags.optional(),
    barcode: fields.barcode.optional(),
  })
  .meta({ id: 'ProductChanges', examples: [{ isArchived: true }] });

export type ProductChanges = z.infer<typeof productChangesSchema>;

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
