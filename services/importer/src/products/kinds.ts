import { karatOfCell, type StatedKarat } from './karat.ts';
import type { ProductFacts } from './product-facts.ts';
import type { Variant } from './variants.ts';

/** Variants alike in weight and karat: one product of the shop. */
export interface Kind {
  readonly karat: StatedKarat;
  readonly first: Variant;
  readonly variants: readonly Variant[];
  /** Whether its variants would stay together, and alone, if the file stated all weights. */
  readonly isCertain: boolean;
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
  return kinds.map((kind, index) => ({
    karat: kind.karat,
    variants: kind.variants,
    first: kind.variants[0],
    isCertain: isCertain(kind, kinds),
    importKey: keys[index] ?? null,
  }));
}

interface Sorted {
  readonly karat: StatedKarat;
  readonly variants: readonly [Variant, ...Variant[]];
}

/**
 * Variants without a weight are taken for alike. Where that makes one product of all of them it is
 * right, or the shop knows no such key; where there are several it could mix up their stocks.
 */
function isCertain(kind: Sorted, kinds: readonly Sorted[]): boolean {
  const sameKarat = kinds.filter(({ karat }) => karat === kind.karat);
  const areWeighed = sameKarat.every(({ variants }) => variants[0].weightText !== '');
  if (kinds.length === 1 || areWeighed) return true;
  return sameKarat.length === 1 && kind.variants.length === 1;
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
