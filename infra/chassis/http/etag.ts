import { createHash } from 'node:crypto';

/** A strong `ETag`: the same text, the same tag. */
export function etagOf(text: string): string {
  return `"${createHash('sha256').update(text).digest('base64url')}"`;
}

/**
 * Whether the `If-None-Match` of a request names `etag`: then 304 is the answer. Unlike express'
 * own check it heeds no `Cache-Control: no-cache`, which fetch adds to every such request.
 */
export function holdsEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  const held = new Set(tags);
  return held.has(etag) || held.has('*');
}
