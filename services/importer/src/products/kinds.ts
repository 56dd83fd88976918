import { karatOfCell, type StatedKarat } from './karat.ts';
import type { ProductFacts } from './product-facts.ts';
import type { Variant } from './variants.ts';

/** Variants alike in weight and karat: one product of the shop. */
export interface Kind {
  readonly karat: StatedKarat;
  readonly first: Variant;
  readonly variants: readonly Variant[];
  /** The same piece in every later file; null when it cannot be told from the others. */
  readonly importKey: string | null;
}

/** Sorts a product's variants into kinds, in the file's order. */
export function kindsOf(variants: readonly Variant[], facts: ProductFacts): readonly Kind[] {
  const alike = new Map<string, { karat: StatedKarat; variants: [Variant, ...Variant[]] }>();
  for (const variant of variants) {
    const karat = variant.karat ?? karatOfCell(variant.karatText) ?? facts.karat;
    const weight = 'value' in variant.weight ? variant.weight.value : variant.weight.problem;
    const signature = `${weight}/${karat}`;
    const known = alike.get(signature);
    if (known) known.variants.push(variant);
    else alike.set(signature, { karat, variants: [variant] });
  }
  const kinds = [...alike.values()];
  const keys = keysOf(
    facts.handle,
    kinds.map((kind) => kind.variants[0]),
  );
  return kinds.map(({ karat, variants }, index) => ({
    karat,
    variants,
    first: variants[0],
    importKey: keys[index] ?? null,
  }));
}

/** The handle, and of several its SKU, else its options. */
function keysOf(handle: string, firsts: readonly Variant[]): readonly (string | null)[] {
  if (firsts.length === 1) return [`shopify:${handle}`];
  const marks = firsts.map(({ sku, options }) => {
    const isOwn = sku !== '' && firsts.filter((other) => other.sku === sku).length === 1;
    return isOwn ? sku : options.join(' / ');
  });
  return marks.map((mark) => {
    const isOwn = mark !== '' && marks.filter((other) => other === mark).length === 1;
    return isOwn ? `shopify:${handle}#${mark}` : null;
  });
}
