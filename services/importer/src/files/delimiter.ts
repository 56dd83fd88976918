export const delimiters = [',', ';', '\t'] as const;

export type Delimiter = (typeof delimiters)[number];

/** The separator that the header line uses most, outside of quotation marks. */
export function delimiterOf(text: string): Delimiter {
  const line = headerLine(text);
  const counts = delimiters.map((delimiter) => line.split(delimiter).length);
  const most = counts.indexOf(Math.max(...counts));
  return delimiters[most] ?? ',';
}

function headerLine(text: string): string {
  const lines = text.replaceAll(/"[^"]*"/g, '').split(/\r\n|\n|\r/);
  return lines.find((line) => line.trim() !== '' && !isSeparatorNote(line)) ?? '';
}

/** Excel's own first line `sep=;`, which is no record. */
export function isSeparatorNote(line: string): boolean {
  return /^\ufeff?sep=.?$/i.test(line.trim());
}
