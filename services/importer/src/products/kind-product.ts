import type { ImportedProduct } from '@dahab/catalog/contract/import-batch.ts';
import { isPicture, MOST_IMAGES } from './images.ts';
import type { Kind } from './kinds.ts';
import type { ProductFacts } from './product-facts.ts';
import type { Variant } from './variants.ts';

const DEFAULT_KARAT = 21;
const ARABIC = /\p{Script=Arabic}/u;

/** A kind of variant as catalog takes it, its lengths not checked yet. */
export function describeKind(
  kind: Kind,
  facts: ProductFacts,
  isOneOfSeveral: boolean,
): Record<keyof ImportedProduct, unknown> {
  const { first, variants, karat } = kind;
  const title = isOneOfSeveral ? nameWithOptions(facts.title, variants) : facts.title;
  return {
    importKey: kind.importKey,
    row: first.row,
    nameAr: title,
    name: ARABIC.test(facts.title) ? '' : title,
    descriptionAr: facts.body,
    images: picturesOf(first, facts, isOneOfSeveral),
    weight: 'value' in first.weight ? first.weight.value : undefined,
    karat: karat ?? DEFAULT_KARAT,
    quantity: stockOf(variants),
    isArchived: facts.isArchived,
    tags: facts.tags,
    collectionName: facts.collectionName,
  };
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
