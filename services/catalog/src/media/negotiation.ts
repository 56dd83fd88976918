import type { VariantFormat } from './encode.ts';

/** The smallest format that a caller says it takes; webp, which all browsers take, otherwise. */
export function variantFormatFor(accept: string | undefined): VariantFormat {
  return /\bimage\/avif\b(?!\s*;\s*q=0(?:\.0*)?(?:,|\s|$))/.test(accept ?? '') ? 'avif' : 'webp';
}
