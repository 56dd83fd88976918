const segment = '[A-Za-z0-9_-][A-Za-z0-9._-]{0,127}';
const keyPattern = new RegExp(`^${segment}(?:/${segment})*$`);
const prefixPattern = new RegExp(`^(?:${segment}/)*(?:${segment})?$`);
const longest = 512;

/** Throws a TypeError for what is no key: then no adapter ever sees it. */
export function checkKey(key: string): void {
  if (key.length > longest || !keyPattern.test(key)) throw new TypeError(`No blob key: ${key}`);
}

/** The beginning of keys, in the middle of a segment or not; empty for all. */
export function checkPrefix(prefix: string): void {
  if (prefix.length > longest || !prefixPattern.test(prefix)) {
    throw new TypeError(`No beginning of a blob key: ${prefix}`);
  }
}

/** It becomes a header: throws a TypeError for what could not be one. */
export function checkContentType(contentType: string): void {
  if (!/^[\x21-\x7e][\x20-\x7e]{0,199}$/.test(contentType)) {
    throw new TypeError(`No content type: ${contentType}`);
  }
}
