import { defineEndpoint } from '@dahab/protocol/endpoint.ts';
import { booleanField, idField, numberField } from '@dahab/protocol/fields.ts';
import { limitField, pageField } from '@dahab/protocol/page.ts';
import { z } from 'zod';
import { nullFromEmpty, optionalText, requiredText, webAddressOrPath } from './fields.ts';
import {
  DEFAULT_HOMEPAGE_COUNT,
  homepageModes,
  LARGEST_HOMEPAGE_COUNT,
} from './homepage-selection.ts';
import { productSchema, productsPageSchema } from './product.ts';
import { LARGEST_PAGE_SIZE } from './product-calls.ts';

export const collectionSchema = z
  .object({
    id: z.number().int(),
    nameEn: z.string(),
    nameAr: z.string(),
    descriptionEn: z.string().nullable(),
    descriptionAr: z.string().nullable(),
    image: z.string().nullable(),
    showInHomepage: z.boolean(),
    homepageProductsCount: z.number().int(),
    homepageProductsMode: z.enum(homepageModes),
    /** In the order they are shown; may name products that are gone or archived. */
    selectedProductIds: z.array(z.number().int()),
  })
  .meta({ id: 'Collection' });

export type Collection = z.infer<typeof collectionSchema>;

const COUNT_MESSAGE = 'Show at least 1 product';

const fields = {
  nameEn: requiredText('English name is required'),
  nameAr: requiredText('Arabic name is required'),
  descriptionEn: optionalText(),
  descriptionAr: optionalText(),
  image: z.preprocess(nullFromEmpty, webAddressOrPath('Invalid image URL').nullable()),
  showInHomepage: booleanField,
  homepageProductsCount: numberField(
    (number) =>
      number
        .int('The number of products must be a whole number')
        .min(1, COUNT_MESSAGE)
        .max(LARGEST_HOMEPAGE_COUNT, `Show at most ${LARGEST_HOMEPAGE_COUNT} products`),
    COUNT_MESSAGE,
  ),
  homepageProductsMode: z.enum(homepageModes, { error: 'Mode must be latest or selected' }),
  selectedProductIds: z
    .array(idField)
    .max(500, 'Select at most 500 products')
    .transform((ids) => [...new Set(ids)]),
};

export const newCollectionSchema = z
  .object({
    nameEn: fields.nameEn,
    nameAr: fields.nameAr,
    descriptionEn: fields.descriptionEn.default(null),
    descriptionAr: fields.descriptionAr.default(null),
    image: fields.image.default(null),
    showInHomepage: fields.showInHomepage.default(false),
    homepageProductsCount: fields.homepageProductsCount.default(DEFAULT_HOMEPAGE_COUNT),
    homepageProductsMode: fields.homepageProductsMode.default('latest'),
    selectedProductIds: fields.selectedProductIds.default([]),
  })
  .meta({ id: 'NewCollection' });

export type NewCollection = z.infer<typeof newCollectionSchema>;

/** Part of a collection: what is absent stays as it is. */
export const collectionChangesSchema = z
  .object({
    nameEn: fields.nameEn.optional(),
    nameAr: fields.nameAr.optional(),
    descriptionEn: fields.descriptionEn.optional(),
    descriptionAr: fields.descriptionAr.optional(),
    image: fields.image.optional(),
    showInHomepage: fields.showInHomepage.optional(),
    homepageProductsCount: fields.homepageProductsCount.optional(),
    homepageProductsMode: fields.homepageProductsMode.optional(),
    selectedProductIds: fields.selectedProductIds.optional(),
  })
  .meta({ id: 'CollectionChanges' });

export type CollectionChanges = z.infer<typeof collectionChangesSchema>;

const idParams = z.object({ id: idField });

export const listCollections = defineEndpoint({
  method: 'GET',
  path: '/api/collections',
  access: 'public',
  summary: 'All collections, by id',
  response: z.array(collectionSchema),
});

export const getCollection = defineEndpoint({
  method: 'GET',
  path: '/api/collections/:id',
  access: 'public',
  summary: 'One collection',
  params: idParams,
  response: collectionSchema,
});

/** Never archived ones. An array of at most `limit` (500); with `page`: a page of them (12). */
export const listCollectionProducts = defineEndpoint({
  method: 'GET',
  path: '/api/collections/:id/products',
  access: 'public',
  summary: 'The products of a collection, newest first',
  params: idParams,
  query: z.object({
    page: pageField.optional(),
    limit: limitField(LARGEST_PAGE_SIZE).optional(),
  }),
  response: z.union([z.array(productSchema), productsPageSchema]),
});

export const createCollection = defineEndpoint({
  method: 'POST',
  path: '/api/collections',
  access: 'admin',
  summary: 'Adds a collection',
  body: newCollectionSchema,
  response: collectionSchema,
  status: 201,
});

export const updateCollection = defineEndpoint({
  method: 'PATCH',
  path: '/api/collections/:id',
  access: 'admin',
  summary: 'Changes the fields of a collection that are sent',
  params: idParams,
  body: collectionChangesSchema,
  response: collectionSchema,
});

/** Its products stay, without a collection. */
export const deleteCollection = defineEndpoint({
  method: 'DELETE',
  path: '/api/collections/:id',
  access: 'admin',
  summary: 'Deletes a collection',
  params: idParams,
  status: 204,
});
