/** What receipts are printed on. */
export const papers = ['80mm', 'a4'] as const;

export type Paper = (typeof papers)[number];

const PLACE = 'receipt-paper';

/** The paper that this till's printer was last used with; a roll, until somebody chose. */
export function rememberedPaper(): Paper {
  try {
    return paperNamed(localStorage.getItem(PLACE)) ?? '80mm';
  } catch {
    return '80mm';
  }
}

export function rememberPaper(paper: Paper): void {
  try {
    localStorage.setItem(PLACE, paper);
  } catch {
    // Storage is full or closed to us: it is asked again next time.
  }
}

export function paperNamed(name: string | null): Paper | null {
  return papers.find((paper) => paper === name) ?? null;
}
