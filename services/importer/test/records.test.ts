import { Readable } from 'node:stream';
import { suiteSeed } from '@dahab/testing/suite-seed.ts';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { csvLine } from '@dahab/chassis/csv/csv-line.ts';
import { type CsvRecord, readRecords } from '../src/files/records.ts';
import { readPieces } from '../src/products/read-pieces.ts';
import { chunked, csvOf, encoded, inspect, recordsOf, ring } from './csv-files.ts';

fc.configureGlobal({ seed: suiteSeed() });

/** In pieces as large as files are read in. */
const rowsInChunks = (text: string): Promise<CsvRecord[]> => {
  const open = () => chunked(Buffer.from(text), 65_536);
  return Readable.from(readRecords(open, { encoding: 'utf8', delimiter: ',' })).toArray();
};

const rows = (text: string) => recordsOf(Buffer.from(text));

describe('the records of a file', () => {
  test('count from the header, blank lines included, so that a person finds them', async () => {
    expect(await rows('a,b\n1,2\n\n,\n3,4\n')).toEqual([
      { row: 0, cells: ['a', 'b'] },
      { row: 1, cells: ['1', '2'] },
      { row: 4, cells: ['3', '4'] },
    ]);
  });

  test('are records, not lines: quoted line breaks, quotes and separators belong to the cell', async () => {
    expect(await rows('a,b\r\n"one\r\ntwo","say ""hi"", all"\nlast,"x\ny"')).toEqual([
      { row: 0, cells: ['a', 'b'] },
      { row: 1, cells: ['one\r\ntwo', 'say "hi", all'] },
      { row: 2, cells: ['last', 'x\ny'] },
    ]);
  });

  test('start after blank lines and the separator note of Excel', async () => {
    expect(await rows('\nsep=;\na;b\n1;2')).toEqual([
      { row: 0, cells: ['a', 'b'] },
      { row: 1, cells: ['1', '2'] },
    ]);
  });

  test.each([
    ['a quotation mark in the middle of a quoted cell', 'a,b\n1,2\n"x"y,3\n'],
    ['a quotation mark that is never closed', 'a,b\n1,2\n"x,3\n4,5\n'],
    ['one that swallows a long rest', `a,b\n1,2\n"x,3\n${'4,5\n'.repeat(200_000)}`],
  ])('name the row of %s', async (_, text) => {
    await expect(rows(text)).rejects.toMatchObject({
      status: 400,
      message: 'Row 2 cannot be read: a quotation mark is missing or stands in the wrong place',
    });
  });

  test('are a million at most, blank lines included', async () => {
    const blank = (count: number) => rowsInChunks(`a,b\n${'\n'.repeat(count)}1,2\n`);
    expect(await blank(999_999)).toEqual([
      { row: 0, cells: ['a', 'b'] },
      { row: 1_000_000, cells: ['1', '2'] },
    ]);
    await expect(blank(10_000_000)).rejects.toMatchObject({
      status: 400,
      message:
        'The file has more than 1,000,000 rows, blank ones included: split it into smaller files',
    });
  });

  test('come back as they were written, whatever is in them', async () => {
    const cell = fc.string({
      unit: fc.constantFrom('a', 'ذ', '"', ',', '\n', '\r\n', ' ', '=', '-'),
    });
    const record = fc.array(cell, { minLength: 2, maxLength: 4 }).filter(hasText);
    await fc.assert(
      fc.asyncProperty(fc.array(record, { minLength: 1, maxLength: 5 }), async (records) => {
        const file = csvLine(['first', 'second']) + records.map(csvLine).join('');
        const read = await rows(file);
        const found = read.slice(1).map(({ cells }) => cells.map(plain));
        expect(found).toEqual(records.map((cells) => cells.map(plain)));
      }),
      { numRuns: 300 },
    );
  });
});

describe('a file', () => {
  test.each([
    ['utf8', false],
    ['utf8', true],
    ['utf16le', true],
    ['utf16le', false],
    ['utf16be', true],
    ['utf16be', false],
    ['win1256', false],
  ] as const)('in %s (with a mark: %s) is recognised', async (encoding, addBom) => {
    const text = 'Handle;Title\nring;خاتم ذهب\n';
    const { format, headers } = await inspect(encoded(text, encoding, addBom));
    expect(format).toEqual({ encoding, delimiter: ';' });
    expect(headers).toEqual(['Handle', 'Title']);
  });

  test.each([
    ['a,b;c,d\n', ','],
    ['a;b;c\n', ';'],
    ['a\tb,c\td\n', '\t'],
    ['"a;b;c",d\n', ','],
    ['alone\n', ','],
  ])('with the header %j is separated by %j', async (text, delimiter) => {
    const { format } = await inspect(Buffer.from(text));
    expect(format.delimiter).toBe(delimiter);
  });

  test.each([
    ['nothing in it', Buffer.alloc(0), 'The file is empty'],
    ['nothing but blank lines', Buffer.from('\n\n , \n'), 'The file has no header row'],
    ['zero bytes', Buffer.from('a,b\n1,\0\n'), 'The file must be a CSV file'],
    [
      'a workbook in it',
      Buffer.from('PK\u0003\u0004 and more'),
      'The file is an Excel workbook: save it as CSV and choose that file',
    ],
  ])('with %s is refused', async (_, bytes, message) => {
    await expect(inspect(bytes)).rejects.toMatchObject({ status: 400, message });
  });
});

function hasText(cells: readonly string[]): boolean {
  return cells.some((cell) => cell.trim() !== '') && !/^sep=/i.test(cells.join(''));
}

/** As columns read it: without the mark that keeps a spreadsheet from computing it, trimmed. */
function plain(cell: string): string {
  return cell
    .replace(/^'(?=[=+\-@\t\r])/, '')
    .trim()
    .replaceAll('\r\n', '\n');
}

test.each([
  ['is left after its first pieces', csvOf([ring(), ring({ Handle: 'other' })]), 1],
  ['has not the columns that it needs', 'a,b\n1,2\n', 0],
])('a file that %s is closed', async (_, text, taken) => {
  const body = Readable.from([Buffer.from(text)]);
  const pieces = readPieces(() => body, { encoding: 'utf8', delimiter: ',' });
  const reading = async (): Promise<number> => {
    let count = 0;
    for await (const { length } of pieces) {
      count += length;
      if (count >= taken) break;
    }
    return count;
  };
  await reading().catch(() => undefined);
  expect(body.destroyed).toBe(true);
});
