import { LARGEST_AMOUNT } from '@dahab/protocol/fields.ts';
import { hasText, webAddressOrPath } from '../../contract/fields.ts';
import type { ImportedProduct, importOutcomes } from '../../contract/import-batch.ts';
import { tidyTags } from '../../contract/product-rules.ts';
import type { Product } from '../../contract/product.ts';
import { DESCRIPTION_MESSAGE, MOST_PIECES } from '../../contract/product-input.ts';
import { foldForSearch } from '../../contract/search-folding.ts';
import { cleanHtml, isTooLongWhenClean } from '../products/clean-html.ts';

export interface ImportResult {
  readonly importKey: string;
  readonly outcome: (typeof importOutcomes)[number];
  readonly message?: string;
}

type ProductFields = Omit<Product, 'id' | 'createdAt'>;

/** What an imported product says about ours; what the file is silent about is not there. */
export type ImportedFields = Partial<ProductFields>;

interface NamedCollection {
  readonly id: number;
  readonly nameEn: string;
  readonly nameAr: string;
}

/** Finds a collection by its name in either language, as search would compare it. */
export function collectionFinder(
  collections: readonly NamedCollection[],
): (name: string) => number | undefined {
  const byName = new Map<string, number>();
  for (const { id, nameEn, nameAr } of collections) {
    for (const name of [nameEn, nameAr].map(foldForSearch)) {
      if (name !== '' && !byName.has(name)) byName.set(name, id);
    }
  }
  // Folding a name takes longer than finding it, and a file names the same few over and over.
  const known = new Map<string, number | undefined>();
  return (name) => {
    if (!known.has(name)) known.set(name, byName.get(foldForSearch(name)));
    return known.get(name);
  };
}

/** Why a product cannot be kept, for a person; null when it can. */
export function problemOf(product: ImportedProduct): string | null {
  const { nameAr, name = '', descriptionAr = '' } = product;
  if (nameAr !== undefined && !hasText(nameAr) && !hasText(name)) return 'The name is missing';
  if (isTooLongWhenClean(descriptionAr)) return DESCRIPTION_MESSAGE;
  if ((product.weight ?? 0) > LARGEST_AMOUNT) return 'Weight is too large';
  if ((product.quantity ?? 0) > MOST_PIECES) return 'Quantity is too large';
  return null;
}

const imageField = webAddressOrPath('Invalid image URL');

export interface Finders {
  readonly findCollection: (name: string) => number | undefined;
  /** Our own address of a picture of another site, once we keep it; else what was given. */
  readonly ownAddressOf: (url: string) => string;
}

export function fieldsOf(
  product: ImportedProduct,
  { findCollection, ownAddressOf }: Finders,
): ImportedFields {
  const { name, nameAr, weight, descriptionAr, images, tags, collectionName } = product;
  const fields = {
    nameAr: nameAr === undefined || hasText(nameAr) ? nameAr : name,
    name,
    weight: weight === undefined ? undefined : Math.round(weight * 100) / 100,
    karat: product.karat,
    quantity: product.quantity,
    isArchived: product.isArchived,
    barcode: product.barcode,
    descriptionAr: descriptionAr === undefined ? undefined : cleanHtml(descriptionAr),
    images: images && shownImages(images, ownAddressOf),
    tags: tags && tidyTags(tags),
    collectionId: collectionName === undefined ? undefined : findCollection(collectionName),
  };
  return statedOf(fields);
}

/** Without what is undefined: it would stand over what is there. */
function statedOf(fields: ImportedFields): ImportedFields {
  // Not by entries: an import calls it for each of its products.
  const stated: Record<string, unknown> = {};
  for (const name of Object.keys(fields) as (keyof ImportedFields)[]) {
    if (fields[name] !== undefined) stated[name] = fields[name];
  }
  return stated;
}

/** Each once: two sites may have the same picture. */
function shownImages(images: readonly string[], ownAddressOf: (url: string) => string): string[] {
  const valid = images.filter((image) => imageField.safeParse(image).success);
  return [...new Set(valid.map(ownAddressOf))];
}

/** A new product, with the shop's defaults where the file is silent. */
export function newProductOf(fields: ImportedFields): ProductFields {
  return {
    nameAr: '',
    name: '',
    descriptionAr: '',
    images: [],
    weight: 0,
    karat: 21,
    craftingCost: 0,
    marginPerGram: null,
    quantity: 1,
    collectionId: null,
    isArchived: false,
    tags: [],
    barcode: '',
    ...fields,
  };
}

/** An Arabic name that is none but a copy of the English one follows it. */
function nameArBeside({ nameAr, name }: Product, { name: newName = name }: ImportedFields): string {
  const isOwn = hasText(nameAr) && nameAr !== name;
  return isOwn || !hasText(newName) ? nameAr : newName;
}

/** The product after the change, or null when nothing would differ. */
export function changedProduct(product: Product, fields: ImportedFields): Product | null {
  const changed = { ...product, ...fields, nameAr: fields.nameAr ?? nameArBeside(product, fields) };
  return JSON.stringify(changed) === JSON.stringify(product) ? null : changed;
}
