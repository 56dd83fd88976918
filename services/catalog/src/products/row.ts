import { idOfOwnBarcode, ownBarcodeOf } from '../../contract/barcode.ts';
import type { Product } from '../../contract/product.ts';
import { columnsOf } from '../columns.ts';

/** A product as its table holds it. */
export interface ProductRow {
  readonly id: number;
  readonly name_ar: string;
  readonly name: string;
  readonly description_ar: string;
  readonly images: string[];
  readonly weight: number;
  readonly karat: number;
  readonly crafting_cost: number;
  readonly margin_per_gram: number | null;
  readonly quantity: number;
  readonly collection_id: number | null;
  readonly is_archived: boolean;
  readonly tags: string[];
  /** Null: the shop's own, which follows from the id. */
  readonly barcode: string | null;
  readonly import_key: string | null;
  readonly created_at: Date;
}

export function productOf(row: ProductRow): Product {
  return {
    id: row.id,
    nameAr: row.name_ar,
    name: row.name,
    descriptionAr: row.description_ar,
    images: row.images,
    weight: row.weight,
    karat: row.karat,
    craftingCost: row.crafting_cost,
    marginPerGram: row.margin_per_gram,
    quantity: row.quantity,
    collectionId: row.collection_id,
    isArchived: row.is_archived,
    tags: row.tags,
    barcode: row.barcode ?? ownBarcodeOf(row.id),
    createdAt: row.created_at.toISOString(),
  };
}

const columns = {
  nameAr: 'name_ar',
  name: 'name',
  descriptionAr: 'description_ar',
  images: 'images',
  weight: 'weight',
  karat: 'karat',
  craftingCost: 'crafting_cost',
  marginPerGram: 'margin_per_gram',
  quantity: 'quantity',
  collectionId: 'collection_id',
  isArchived: 'is_archived',
  tags: 'tags',
  barcode: 'barcode',
} as const satisfies Partial<Record<keyof Product, keyof ProductRow>>;

export function rowOf(fields: Partial<Product>): Partial<ProductRow> {
  const { barcode } = fields;
  const row = columnsOf<ProductRow>(columns, fields);
  return barcode === undefined ? row : Object.assign(row, { barcode: keptBarcode(barcode) });
}

/** The shop's own are of nobody else, so that they need not be kept. */
function keptBarcode(barcode: string): string | null {
  return barcode === '' || idOfOwnBarcode(barcode) !== null ? null : barcode;
}
