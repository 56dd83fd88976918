import { timeField } from '@dahab/protocol/fields.ts';
import { z } from 'zod';

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
