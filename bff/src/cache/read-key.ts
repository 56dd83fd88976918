/** More parameters than any call of ours has; a service reads no more than a thousand. */
const MOST_SORTED = 20;

const PLAIN_NAME = /^\w+$/;

/**
 * What an address is kept under: the same for parameters in another order. Where the order may mean
 * something (a name that stands there twice, or encoded so that it might), the address as it is.
 */
export function readKeyOf(url: string): string {
  const start = url.indexOf('?') + 1;
  if (start === 0 || !url.includes('&', start)) return url;
  const pairs = url.slice(start).split('&');
  const names = new Set(pairs.map((pair) => pair.split('=', 1)[0] ?? ''));
  const plain = pairs.length <= MOST_SORTED && [...names].every((name) => PLAIN_NAME.test(name));
  if (!plain || names.size !== pairs.length) return url;
  return url.slice(0, start) + pairs.toSorted().join('&');
}
