import { normalHeader } from '../files/columns.ts';

const METAFIELD = /^(.*)\((?:product|variant)\.metafields\.[^.)]+\.([^)]+)\)$/;
const KARAT_KEY = /^(gold[-_ ]?)?(karats?|carats?|kt|عيار|العيار)([-_ ]?gold)?$/;
const KARAT_NAME = /karat|عيار/;

/**
 * The index of the column that holds the karat, or null. A metafield whose key says so comes first,
 * then one whose name does, then a plain column. "carat" alone also counts gem weights, so it must
 * be the whole key.
 */
export function karatColumnOf(headers: readonly string[]): number | null {
  const names = headers.map(normalHeader);
  const tests = [
    (name: string) => KARAT_KEY.test(METAFIELD.exec(name)?.[2] ?? ''),
    (name: string) => KARAT_NAME.test(METAFIELD.exec(name)?.[1] ?? ''),
    (name: string) => KARAT_KEY.test(name),
  ];
  for (const isKarat of tests) {
    const index = names.findIndex(isKarat);
    if (index >= 0) return index;
  }
  return null;
}
