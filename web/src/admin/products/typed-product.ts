import { barcodeProblem, foldBarcode } from '@dahab/catalog/contract/barcode.ts';
import type { Product } from '@dahab/catalog/contract/product.ts';
import { karats } from '@dahab/pricing/contract/price.ts';

/** A product as it stands in the form; null while a number's field is empty. */
export interface TypedProduct {
  nameAr: string;
  name: string;
  descriptionAr: string;
  images: string[];
  weight: number | null;
  karat: number;
  craftingCost: number | null;
  marginPerGram: number | null;
  quantity: number | null;
  collectionId: number | null;
  isArchived: boolean;
  tags: string[];
  /** As typed; empty: the shop makes one. */
  barcode: string;
}

export const NO_PRODUCT: TypedProduct = {
  nameAr: '',
  name: '',
  descriptionAr: '',
  images: [],
  weight: 0,
  karat: 18,
  craftingCost: 0,
  marginPerGram: null,
  quantity: 1,
  collectionId: null,
  isArchived: false,
  tags: [],
  barcode: '',
};

/** What of a product a person may change. */
export function typedProduct(product: Product): TypedProduct {
  const { id: _, createdAt: __, ...fields } = product;
  return fields;
}

type Errors = Partial<Record<keyof TypedProduct, string>>;

/** The shop's own sentences; the server has the last word. */
export function productErrors(typed: TypedProduct): Errors {
  const { nameAr, weight, karat, craftingCost, marginPerGram, quantity } = typed;
  return {
    ...(nameAr.trim() === '' && { nameAr: 'Arabic name is required' }),
    ...((weight === null || weight < 0.01) && { weight: 'Weight must be greater than 0' }),
    ...(!karats.some((one) => one === karat) && { karat: 'Karat must be either 18, 21, or 24' }),
    ...costError(craftingCost),
    ...(marginPerGram !== null &&
      marginPerGram < 0 && { marginPerGram: 'Margin per gram cannot be negative' }),
    ...quantityError(quantity),
    ...barcodeError(typed.barcode),
  };
}

function costError(cost: number | null): Errors {
  if (cost === null) return { craftingCost: 'Crafting cost must be a number' };
  return cost < 0 ? { craftingCost: 'Crafting cost cannot be negative' } : {};
}

function quantityError(quantity: number | null): Errors {
  if (quantity !== null && quantity < 0) return { quantity: 'Quantity must be non-negative' };
  return Number.isInteger(quantity) ? {} : { quantity: 'Quantity must be a whole number' };
}

/** Of a barcode as typed; none of an empty one. */
export function barcodeError(typed: string): Errors {
  const problem = typed.trim() === '' ? null : barcodeProblem(foldBarcode(typed));
  return problem === null ? {} : { barcode: problem };
}
