import { defineEndpoint } from '@dahab/protocol/endpoint.ts';
import { idField } from '@dahab/protocol/fields.ts';
import { karats } from '@dahab/pricing/contract/price.ts';
import { z } from 'zod';
import { isBarcode } from './barcode.ts';
import { LONGEST_DESCRIPTION } from './product-input.ts';

export const LARGEST_BATCH = 500;

/** With a limit that a person reads of in the report of an import. */
function textUpTo(longest: number): z.ZodString {
  return z.string().max(longest, `At most ${longest} characters`);
}

const MOST_TAGS = 250;

/** One product as an import file describes it; what the file does not state is absent. */
export const importedProductSchema = z.object({
  /** `shopify:<handle>` or `shopify:<handle>#<variant>`: the same piece in every later file. */
  importKey: textUpTo(500).min(1),
  /** The record (1 = first after the headers) that it starts at, for reports. */
  row: z.number().int(),
  nameAr: textUpTo(500).optional(),
  name: textUpTo(500).optional(),
  descriptionAr: textUpTo(LONGEST_DESCRIPTION).optional(),
  images: z.array(textUpTo(2_000)).max(100).optional(),
  weight: z.number().min(0.01).optional(),
  karat: z.literal(karats).optional(),
  quantity: z.number().int().min(0).optional(),
  isArchived: z.boolean().optional(),
  tags: z.array(textUpTo(200)).max(MOST_TAGS, `At most ${MOST_TAGS} tags`).optional(),
  /** A collection's Arabic or English name; one that does not exist is passed over. */
  collectionName: textUpTo(500).optional(),
  /** One that another product has is passed over, with a message. */
  barcode: z.string().refine(isBarcode, 'This is not a valid barcode').optional(),
});

export type ImportedProduct = z.infer<typeof importedProductSchema>;

/**
 * `import` creates what is new and skips the rest; `update` changes what is there, and keeps what
 * the file does not state. A name without its Arabic one becomes that too where it was a copy.
 */
export const importModes = ['import', 'update'] as const;

export type ImportMode = (typeof importModes)[number];

export const importOutcomes = ['created', 'updated', 'unchanged', 'skipped', 'failed'] as const;

/** What no product can be created without, and what is said of one that lacks it. */
const needsOfNew = {
  nameAr: 'A new product needs a name',
  weight: 'A new product needs a weight',
  karat: 'A new product needs a karat',
} as const satisfies Partial<Record<keyof ImportedProduct, string>>;

/** The body of `importProducts`. */
export const importedBatchSchema = z
  .object({
    mode: z.enum(importModes),
    products: z.array(importedProductSchema).min(1).max(LARGEST_BATCH),
  })
  .superRefine(({ mode, products }, context) => {
    if (mode === 'update') return;
    for (const [index, product] of products.entries()) {
      for (const [field, message] of Object.entries(needsOfNew)) {
        if (product[field as keyof typeof needsOfNew] !== undefined) continue;
        context.addIssue({ code: 'custom', path: ['products', index, field], message });
      }
    }
  });

const batchResponse = z.object({
  results: z.array(
    z.object({
      importKey: z.string(),
      outcome: z.enum(importOutcomes),
      /** Of `failed`: why, for a person; else what of it was passed over. */
      message: z.string().optional(),
    }),
  ),
});

/**
 * Writes a batch in one transaction. The same job and batch number again changes nothing and answers
 * as the first time, so a killed import can repeat its last batch.
 */
export const importProducts = defineEndpoint({
  method: 'PUT',
  path: '/internal/import-jobs/:jobId/batches/:batch',
  access: 'service',
  summary: 'Writes a batch of imported products',
  repeatable: true,
  params: z.object({ jobId: idField, batch: idField }),
  body: importedBatchSchema,
  response: batchResponse,
});

/** What `importProducts` would do, without doing it: the same rules on the same rows. */
export const previewImport = defineEndpoint({
  method: 'POST',
  path: '/internal/import-preview',
  access: 'service',
  summary: 'Which imported products exist already',
  repeatable: true,
  body: z.object({ importKeys: z.array(z.string().max(500)).max(LARGEST_BATCH) }),
  response: z.object({ existing: z.array(z.string()) }),
});

/** How many pictures that were given up an answer lists. */
export const MOST_LISTED_PICTURES = 1_000;

/**
 * Pictures of other sites that an import's products name and that could not be fetched into the
 * shop's own storage; the products go on to show them by their URL.
 */
export const listGivenUpPictures = defineEndpoint({
  method: 'GET',
  path: '/internal/import-jobs/:jobId/given-up-pictures',
  access: 'service',
  summary: 'Which pictures of an import could not be fetched, and why',
  params: z.object({ jobId: idField }),
  response: z.object({
    pictures: z.array(
      z.object({
        url: z.string(),
        /** As in `importedProductSchema`. */
        row: z.number().int(),
        /** For a person. */
        reason: z.string(),
      }),
    ),
  }),
});
