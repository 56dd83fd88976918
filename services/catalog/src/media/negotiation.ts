import type { Variant } from './encode.ts';

/** The form that is asked for; null is the picture as it is kept. */
export function variantFor(
  { w, as }: { w?: number | undefined; as?: 'shared' | undefined },
  accept: string | undefined,
): Variant | null {
  if (as === 'shared') return { format: 'jpeg' };
  return w === undefined ? null : { width: w, format: smallestFormatFor(accept) };
}

/** The smallest format that a caller says it takes; webp, which all browsers take, otherwise. */
function smallestFormatFor(accept: string | undefined): 'webp' | 'avif' {
  return /\bimage\/avif\b(?!\s*;\s*q=0(?:\.0*)?(?:,|\s|$))/.test(accept ?? '') ? 'avif' : 'webp';
}
