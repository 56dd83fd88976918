import type { CsvRecord } from './records.ts';

/** A file's columns by our names for them. */
export interface Columns<Name extends string> {
  has(name: Name): boolean;
  /** The header as the file writes it; as Shopify does when the file has no such column. */
  header(name: Name): string;
  /** The trimmed text of a record's cell, or '' when blank or absent. */
  text(record: CsvRecord, name: Name): string;
  /** How many headers there are. */
  readonly width: number;
}

/** The headers under which a column is known, Shopify's own name first. */
export type Aliases<Name extends string> = Readonly<Record<Name, readonly string[]>>;

/** Finds the columns by their headers, trimmed and in any case; `chosen` names others by index. */
export function mapColumns<Name extends string>(
  headers: readonly string[],
  aliases: Aliases<Name>,
  chosen: Partial<Record<Name, number>> = {},
): Columns<Name> {
  const names = headers.map(normalHeader);
  const indexes = new Map<Name, number>();
  for (const [name, known] of Object.entries(aliases) as [Name, readonly string[]][]) {
    const index = chosen[name] ?? names.findIndex((header) => isOneOf(header, known));
    if (index >= 0) indexes.set(name, index);
  }
  return {
    has: (name) => indexes.has(name),
    header: (name) => headers[indexes.get(name) ?? -1]?.trim() ?? aliases[name][0] ?? name,
    text: (record, name) => cleanText(record.cells[indexes.get(name) ?? -1] ?? ''),
    width: headers.length,
  };
}

function isOneOf(header: string, known: readonly string[]): boolean {
  return known.some((name) => normalHeader(name) === header);
}

export function normalHeader(header: string): string {
  return header
    .replace(/^\ufeff/, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

/**
 * Without what no text column holds, and without the `'` that keeps a spreadsheet from taking the
 * cell for a formula.
 */
function cleanText(cell: string): string {
  if (cell === '') return cell;
  const whole = cell.isWellFormed() && !cell.includes('\0');
  const text = (whole ? cell : cell.toWellFormed().replaceAll('\0', '')).trim();
  return /^'[=+\-@\t\r]/.test(text) ? text.slice(1).trim() : text;
}

/** Without the `'` that spreadsheets put before numbers that are to stay text (SKUs, phones). */
export function withoutTextMark(text: string): string {
  return text.replace(/^'/, '');
}
