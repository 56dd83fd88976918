/** An export: what the two generations call its columns, and its records, parted by `|`. */
export interface Export {
  readonly columns: readonly (readonly [old: string, recent: string])[];
  readonly records: readonly string[];
}

export type Generation = 'old' | 'recent';

interface Shape {
  readonly encode: (text: string) => Buffer;
  readonly separator: string;
  readonly lineEnd: string;
}

const windows1256 = new Map(
  Array.from({ length: 256 }, (_, byte) => {
    const letter = new TextDecoder('windows-1256').decode(Uint8Array.of(byte));
    return [letter, byte] as const;
  }),
);

const encodings: Readonly<Record<string, Shape['encode']>> = {
  'UTF-8': (text) => Buffer.from(text),
  'UTF-8 with a mark': (text) => Buffer.from(`\ufeff${text}`),
  'UTF-16LE': (text) => Buffer.from(`\ufeff${text}`, 'utf16le'),
  'Windows-1256': (text) => Buffer.from(Array.from(text, byteOf)),
};

const separators = { commas: ',', semicolons: ';', tabs: '\t' } as const;

/** Four encodings and three separators, with one line end and the other in turn. */
export const csvShapes = Object.entries(encodings).flatMap(([encoding, encode], row) =>
  Object.entries(separators).map(([name, separator], column): [string, Shape] => {
    const isUnix = (row + column) % 2 === 0;
    const lineEnd = isUnix ? '\n' : '\r\n';
    return [`${encoding} with ${name}, ${isUnix ? 'LF' : 'CRLF'}`, { encode, separator, lineEnd }];
  }),
);

/** The file; the columns of the recent generation stand the other way round. */
export function exportFile(
  { columns, records }: Export,
  generation: Generation,
  { encode, separator, lineEnd }: Shape,
): Buffer {
  const headers = columns.map(([old, recent]) => (generation === 'old' ? old : recent));
  const rows = records.map((record) => record.split('|'));
  const misshapen = rows.find((cells) => cells.length !== headers.length);
  if (misshapen) throw new Error(`Not ${headers.length} cells: ${misshapen.join('|')}`);
  const lines = [headers, ...rows].map((cells) => {
    const ordered = generation === 'old' ? cells : cells.toReversed();
    return ordered.map((cell) => quoted(cell, separator)).join(separator) + lineEnd;
  });
  return encode(lines.join('').replaceAll(/\r?\n/g, lineEnd));
}

function quoted(cell: string, separator: string): string {
  const isPlain = !/["\r\n]/.test(cell) && !cell.includes(separator);
  return isPlain ? cell : `"${cell.replaceAll('"', '""')}"`;
}

function byteOf(letter: string): number {
  const byte = windows1256.get(letter);
  if (byte === undefined) throw new Error(`Windows-1256 has no ${letter}`);
  return byte;
}
