import { readFile } from 'node:fs/promises';
import { createCollection, listCollections } from '@dahab/catalog/contract/collection.ts';
import { importProducts, importedProductSchema } from '@dahab/catalog/contract/import-batch.ts';
import type { CallService } from '@dahab/chassis/http/client.ts';
import { setGoldPriceSettings } from '@dahab/pricing/contract/gold-price.ts';
import { z } from 'zod';

/** No import job gets this number, so the seed's one batch is never taken for another's. */
const SEED_JOB = 2 ** 31 - 1;

/** EGP per gram; a plausible day of the Cairo market. */
const goldPrice = { basePrice21k: 5280, marginPerGram: 150 };

const productSchema = z.looseObject({ slug: z.string(), collection: z.string() });

const collectionSchema = z.object({
  slug: z.string(),
  nameAr: z.string(),
  nameEn: z.string(),
  descriptionAr: z.string(),
  descriptionEn: z.string(),
  showInHomepage: z.boolean(),
  homepageProductsCount: z.number().default(4),
});

/** A house with collections, pieces and a gold price. Can be cut off and repeated. */
export async function seedDemo(call: CallService): Promise<void> {
  await call('pricing', setGoldPriceSettings, { body: goldPrice });
  await seedCollections(call);
  const collections = new Map(
    (await readDemo('collections.json', z.array(collectionSchema))).map(({ slug, nameEn }) => [
      slug,
      nameEn,
    ]),
  );
  const products = (await readDemo('products.json', z.array(productSchema))).map((product, index) =>
    importedProductSchema.parse({
      ...product,
      importKey: `demo:${product.slug}`,
      collectionName: collections.get(product.collection),
      row: index + 1,
    }),
  );
  await call('catalog', importProducts, {
    params: { jobId: SEED_JOB, batch: 1 },
    body: { mode: 'import', products },
  });
}

async function seedCollections(call: CallService): Promise<void> {
  const there = new Set((await call('catalog', listCollections)).map(({ nameEn }) => nameEn));
  for (const collection of await readDemo('collections.json', z.array(collectionSchema))) {
    if (there.has(collection.nameEn)) continue;
    await call('catalog', createCollection, {
      body: {
        ...collection,
        image: null,
        homepageProductsMode: 'latest',
        selectedProductIds: [],
      },
    });
  }
}

async function readDemo<T>(name: string, schema: z.ZodType<T>): Promise<T> {
  const text = await readFile(new URL(`demo/${name}`, import.meta.url), 'utf8');
  return schema.parse(JSON.parse(text));
}
