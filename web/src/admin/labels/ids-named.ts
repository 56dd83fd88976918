const MOST_IDS = 500;

/** The ids of `1,2,3`: each once, in order, without what is none; as many as may be asked for. */
export function idsNamed(text: string): number[] {
  const ids = text.split(',').map(Number);
  return [...new Set(ids.filter((id) => Number.isInteger(id) && id > 0))].slice(0, MOST_IDS);
}

/** Where labels for these are printed. */
export function labelsAddress(ids: readonly number[]): string {
  return `/admin/labels?ids=${ids.join(',')}`;
}
