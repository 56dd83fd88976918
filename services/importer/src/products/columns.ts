import type { ImportMode } from '@dahab/catalog/contract/import-batch.ts';
import { KARAT_COLUMN } from '../../contract/product-import.ts';
import { type Aliases, type Columns, mapColumns } from '../files/columns.ts';
import { karatColumnOf } from './karat-column.ts';

/** Shopify has two generations of headers, both current. */
const aliases = {
  handle: ['Handle', 'URL handle'],
  title: ['Title'],
  body: ['Body (HTML)', 'Description', 'Body HTML'],
  vendor: ['Vendor'],
  type: ['Type', 'Custom Product Type'],
  collection: ['Collection', 'Custom Collections'],
  tags: ['Tags'],
  published: ['Published', 'Published on online store'],
  status: ['Status'],
  option1Name: ['Option1 Name'],
  option1: ['Option1 Value'],
  option2Name: ['Option2 Name'],
  option2: ['Option2 Value'],
  option3Name: ['Option3 Name'],
  option3: ['Option3 Value'],
  sku: ['Variant SKU', 'SKU'],
  weight: ['Variant Grams', 'Weight value (grams)'],
  quantity: ['Variant Inventory Qty', 'Inventory quantity'],
  barcode: ['Variant Barcode', 'Barcode'],
  price: ['Variant Price', 'Price'],
  image: ['Image Src', 'Product image URL'],
  imagePosition: ['Image Position'],
  variantImage: ['Variant Image', 'Variant image URL'],
  karat: [KARAT_COLUMN],
} as const satisfies Aliases<string>;

export type ProductColumn = keyof typeof aliases;

export type ProductColumns = Columns<ProductColumn>;

/** An update keeps what the file has no column for. */
export const requiredProductColumns = {
  import: ['handle', 'title'],
  update: ['handle'],
} as const satisfies Record<ImportMode, readonly ProductColumn[]>;

export function productColumns(headers: readonly string[]): ProductColumns {
  const karat = karatColumnOf(headers);
  return mapColumns<ProductColumn>(headers, aliases, karat === null ? {} : { karat });
}

/** A column's two names, for a person. */
export function productColumnNames(column: ProductColumn): string {
  return aliases[column].join(' or ');
}
