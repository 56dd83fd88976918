const LARGEST_ID = 2 ** 31 - 1;

/** The id that an address names, or null when it names none: `/product/12` but not `/product/x`. */
export function numericId(text: string | undefined): number | null {
  const id = /^\d{1,10}$/.test(text ?? '') ? Number(text) : 0;
  return id >= 1 && id <= LARGEST_ID ? id : null;
}
