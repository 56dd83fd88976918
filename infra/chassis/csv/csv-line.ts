/** The mark by which spreadsheets know that a CSV file is UTF-8: the first character of the file. */
export const CSV_MARK = '\ufeff';

/** What a spreadsheet would take for a formula when a cell starts with it; `-50.00` is an amount. */
const FORMULA_START = /^(?!-\d+\.\d\d$)[=+\-@\t\r]/;

/** A record of a CSV file that a spreadsheet opens without computing anything. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(text: string): string {
  const safe = FORMULA_START.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
