import { readFile } from 'node:fs/promises';
import { karats } from '@dahab/pricing/contract/price.ts';
import { homepageModes } from '@dahab/catalog/contract/homepage-selection.ts';
import { z } from 'zod';

/** What a picture is made by; see pictures/. */
const pictured = { slug: z.string(), design: z.string() };

const pieceSchema = z.object({
  ...pictured,
  form: z.string(),
  /** A collection's slug. */
  collection: z.string(),
  karat: z.literal(karats),
  /** Grams. */
  weight: z.number(),
  /** EGP. */
  craftingCost: z.number(),
  /** EGP per gram; null means the general margin. */
  marginPerGram: z.number().nullable(),
  /** What is left on the day the shop opens to its visitors. */
  quantity: z.number().int(),
  /** Of a piece that came later than the first stock. */
  arrivedDaysAgo: z.number().int().optional(),
  isArchived: z.boolean().default(false),
  tags: z.array(z.string()),
  nameAr: z.string(),
  name: z.string(),
  descriptionAr: z.string(),
});

export type Piece = z.infer<typeof pieceSchema>;

const collectionSchema = z.object({
  ...pictured,
  nameAr: z.string(),
  nameEn: z.string(),
  descriptionAr: z.string(),
  descriptionEn: z.string(),
  showInHomepage: z.boolean(),
  homepageProductsCount: z.number(),
  homepageProductsMode: z.enum(homepageModes),
  /** Slugs of pieces, in the order they are shown. */
  selected: z.array(z.string()),
});

export type HouseCollection = z.infer<typeof collectionSchema>;

const bannerSchema = z.object({
  ...pictured,
  titleAr: z.string(),
  titleEn: z.string(),
  descriptionAr: z.string(),
  descriptionEn: z.string(),
  /** The slug of the collection that it leads to. */
  collection: z.string(),
});

export type Banner = z.infer<typeof bannerSchema>;

const customerSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
  email: z.string().optional(),
  city: z.string(),
  address1: z.string().optional(),
});

export type HouseCustomer = z.infer<typeof customerSchema>;

const staffSchema = z.object({ email: z.string(), name: z.string(), isActive: z.boolean() });

const settingsSchema = z.record(z.string(), z.union([z.string(), z.number()]));

/** All that is known of the demo house, as its files in demo/ say. */
export interface House {
  readonly pieces: readonly Piece[];
  readonly collections: readonly HouseCollection[];
  readonly banners: readonly Banner[];
  readonly customers: readonly HouseCustomer[];
  readonly staff: readonly z.infer<typeof staffSchema>[];
  readonly settings: z.infer<typeof settingsSchema>;
}

export async function readHouse(): Promise<House> {
  const [pieces, collections, banners, customers, staff, settings] = await Promise.all([
    readDemo('products.json', z.array(pieceSchema)),
    readDemo('collections.json', z.array(collectionSchema)),
    readDemo('hero-widgets.json', z.array(bannerSchema)),
    readDemo('customers.json', z.array(customerSchema)),
    readDemo('staff.json', z.array(staffSchema)),
    readDemo('site-settings.json', settingsSchema),
  ]);
  return { pieces, collections, banners, customers, staff, settings };
}

async function readDemo<T>(name: string, schema: z.ZodType<T>): Promise<T> {
  const text = await readFile(new URL(`demo/${name}`, import.meta.url), 'utf8');
  return schema.parse(JSON.parse(text));
}
