import type { VariantFormat } from './encode.ts';

/** The smallest format that a caller says it takes; webp, which all browsers take, otherwise. */
export function variantFormatFor(accept: string | undefined): VariantFormat {
  return /\bimage\/avif\b(?!\s*;\s*q=0(?:\.0*)?(?:,|\s|$))/.test(accept ?? '') ? 'avif' : 'webp';
}

/** Whether one of the ETags that a caller holds (`If-None-Match`) is this one. */
export function holdsEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  const held = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return held.includes(etag);
}
