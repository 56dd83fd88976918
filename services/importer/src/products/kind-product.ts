import { isBarcode } from '@dahab/catalog/contract/barcode.ts';
import type { ImportedProduct } from '@dahab/catalog/contract/import-batch.ts';
import { isPicture, MOST_IMAGES } from './images.ts';
import type { Kind } from './kinds.ts';
import type { ProductFacts } from './product-facts.ts';
import type { Variant } from './variants.ts';

const ARABIC = /\p{Script=Arabic}/u;

/** A kind of variant as far as the file states it, its lengths not checked yet. */
export function describeKind(
  kind: Kind,
  facts: ProductFacts,
  isOneOfSeveral: boolean,
): Partial<Record<keyof ImportedProduct, unknown>> {
  const { first, variants, karat } = kind;
  return {
    importKey: kind.importKey,
    row: first.row,
    ...namesOf(kind, facts, isOneOfSeveral),
    descriptionAr: facts.body,
    images: picturesOf(first, facts, isOneOfSeveral),
    weight: 'value' in first.weight ? first.weight.value : undefined,
    karat: karat ?? undefined,
    quantity: stockOf(variants),
    isArchived: facts.isArchived,
    tags: facts.tags,
    collectionName: facts.collectionName,
    barcode: barcodeOf(variants),
  };
}

function namesOf(
  { variants }: Kind,
  { title }: ProductFacts,
  isOneOfSeveral: boolean,
): Pick<ImportedProduct, 'nameAr' | 'name'> {
  if (title === '') return {};
  const nameAr = isOneOfSeveral ? nameWithOptions(title, variants) : title;
  return ARABIC.test(title) ? { nameAr } : { nameAr, name: nameAr };
}

function nameWithOptions(title: string, variants: readonly Variant[]): string {
  const names = new Set(variants.map(({ options }) => options.join(' / ')));
  names.delete('');
  return names.size > 0 ? `${title} - ${[...names].join(', ')}` : title;
}

/** A variant's own picture leads where it has a page of its own. */
function picturesOf(
  { image }: Variant,
  { images }: ProductFacts,
  isOneOfSeveral: boolean,
): readonly string[] | undefined {
  const leading = isOneOfSeveral && isPicture(image) ? [image] : [];
  const pictures = [...new Set([...leading, ...images])];
  return pictures.length > 0 ? pictures.slice(0, MOST_IMAGES) : undefined;
}

/** The stock of all variants together; undefined when the file counts none of them. */
export function stockOf(variants: readonly Variant[]): number | undefined {
  const counted = variants.flatMap(({ quantity }) =>
    'value' in quantity && quantity.value !== null ? [Math.max(0, quantity.value)] : [],
  );
  return counted.length > 0 ? counted.reduce((sum, count) => sum + count, 0) : undefined;
}

/** Variants alike are one piece, which has one barcode: the first that is one. */
export function barcodeOf(variants: readonly Variant[]): string | undefined {
  return variants.find(({ barcode }) => isBarcode(barcode))?.barcode;
}
