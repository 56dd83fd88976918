import { booleanField, idField, LARGEST_AMOUNT, numberField } from '@dahab/protocol/fields.ts';
import { type Karat, karats } from '@dahab/pricing/contract/price.ts';
import { z } from 'zod';
import { barcodeField } from './barcode-field.ts';
import { nullFromEmpty, requiredText, webAddressOrPath } from './fields.ts';
import { tidyTags } from './product-rules.ts';

const DEFAULT_KARAT = 21;
export const MOST_PIECES = 1_000_000;
/** Characters of a description's HTML, as it is sent and as it is kept. */
export const LONGEST_DESCRIPTION = 100_000;
export const DESCRIPTION_MESSAGE = 'The description is too long';

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
