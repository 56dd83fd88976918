const known = new Set(['active', 'draft', 'archived', 'unlisted']);
const no = new Set(['false', '0', 'no']);

interface Visibility {
  /** Whether the product is archived; undefined when the file does not say. */
  readonly value: boolean | undefined;
  readonly problem: string | null;
}

/** Only what is active and published is shown; the shop has no half-hidden products. */
export function isArchivedOf(statusText: string, publishedText: string): Visibility {
  const status = statusText.toLowerCase();
  const isUnpublished = no.has(publishedText.toLowerCase());
  if (status === '' && publishedText === '') return { value: undefined, problem: null };
  if (status !== '' && !known.has(status)) {
    return { value: true, problem: `Status "${statusText}" is not known; imported as archived` };
  }
  return { value: isUnpublished || (status !== '' && status !== 'active'), problem: null };
}
