import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { InvalidInput } from '@dahab/chassis/errors.ts';
import { type CsvParserStream, parse } from 'fast-csv';
import iconv from 'iconv-lite';
import { type Delimiter, isSeparatorNote } from './delimiter.ts';
import type { Encoding } from './encoding.ts';

/** How a file is to be read. */
export interface FileFormat {
  readonly encoding: Encoding;
  readonly delimiter: Delimiter;
}

/** Row 0 is the header; the records after it count from 1, blank ones included. */
export interface CsvRecord {
  readonly row: number;
  readonly cells: readonly string[];
}

/**
 * Characters. More without a record's end means a quotation mark that is never closed: reading on
 * would hold the rest of the file in memory and go through it again with every chunk.
 */
const LONGEST_RECORD = 500_000;
const SHORT_RECORD = 8_192;

/** Characters. What is made of the records of a longer piece lives long enough to be moved about. */
const PIECE = 16_384;

/** A file of 50 MB can be nothing but line ends: every row costs time, even a blank one. */
const MOST_ROWS = 1_000_000;

/** Opens a file from its start; called again when its fault is to be found. */
export type OpenFile = () => Readable | Promise<Readable>;

export type Records = AsyncGenerator<CsvRecord, void, undefined>;

/** Many at once: a promise for each record would cost more than reading it. */
export type RecordLists = AsyncGenerator<readonly CsvRecord[], void, undefined>;

type Parser = CsvParserStream<string[], string[]>;
type Split = (text: string) => readonly string[];

/** `readRecordLists`, one by one. */
export async function* readRecords(open: OpenFile, format: FileFormat): Records {
  for await (const records of readRecordLists(open, format)) yield* records;
}

/**
 * The records of a CSV file, in flat memory: the header first, then all that are not blank. An
 * InvalidInput names the row that cannot be read, or says that there are too many.
 */
export async function* readRecordLists(open: OpenFile, format: FileFormat): RecordLists {
  let last = -1;
  try {
    for await (const records of parseFile(await open(), format, pieces)) {
      last = records.at(-1)?.row ?? last;
      yield records;
    }
    return;
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
  }
  // The parser gives a chunk's records only when it can read all of it, so only line by line does
  // it come to the row that it cannot read.
  for await (const records of parseFile(await open(), format, lines)) {
    const unseen = records.filter(({ row }) => row > last);
    if (unseen.length > 0) yield unseen;
  }
}

async function* parseFile(body: Readable, format: FileFormat, split: Split): RecordLists {
  const parser: Parser = parse({ headers: false, delimiter: format.delimiter });
  const counter = createRowCounter();
  try {
    yield* parseText(body, format.encoding, { parser, counter }, split);
  } catch (error) {
    throw isParseError(error) ? new UnreadableFile(counter.nextRow()) : error;
  } finally {
    parser.destroy();
    body.destroy();
  }
}

interface RowCounter {
  nextRow(): number;
  /** The next record; null when it is blank or stands before the header. */
  count(cells: readonly string[]): CsvRecord | null;
}

function createRowCounter(): RowCounter {
  let next = 0;
  return {
    nextRow: () => next,
    count: (cells) => {
      const isBlank = cells.every((cell) => cell.trim() === '');
      if (next === 0 && (isBlank || isSeparatorNote(cells.join('')))) return null;
      const row = next;
      next += 1;
      if (row > MOST_ROWS) throw new TooManyRows();
      return isBlank ? null : { row, cells };
    },
  };
}

/**
 * Each piece is parsed before the next is decoded, so that `pending` is what the parser holds of an
 * unfinished record. It goes through all of that again with each piece: the more, the longer the
 * pieces must be.
 */
async function* parseText(
  body: Readable,
  encoding: Encoding,
  { parser, counter }: { parser: Parser; counter: RowCounter },
  split: Split,
): RecordLists {
  const decoder = iconv.getDecoder(encoding);
  let pending = 0;
  let held = '';
  let records: CsvRecord[] = [];
  // They are taken here; what the parser itself would hand on costs a promise for each.
  parser.transform((cells: string[]) => {
    pending = 0;
    const record = counter.count(cells);
    if (record !== null) records.push(record);
    return null;
  });
  parser.resume();
  // Who writes or ends hears of it.
  parser.on('error', () => undefined);
  for await (const chunk of body) {
    for (const text of split(decoder.write(chunk as Buffer))) {
      held += text;
      if (pending > SHORT_RECORD && held.length < pending / 4) continue;
      pending += held.length;
      await write(parser, held);
      held = '';
      if (records.length > 0) yield records;
      records = [];
      if (pending > LONGEST_RECORD) throw new RecordTooLong();
    }
  }
  await end(parser, held + (decoder.end() ?? ''));
  if (records.length > 0) yield records;
}

function pieces(text: string): readonly string[] {
  const parts: string[] = [];
  for (let start = 0; start < text.length; start += PIECE) {
    parts.push(text.slice(start, start + PIECE));
  }
  return parts;
}

function lines(text: string): readonly string[] {
  return text.split(/(?<=\n)/);
}

function write(parser: Parser, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    parser.write(text, (error) => (error ? reject(error) : resolve()));
  });
}

function end(parser: Parser, text: string): Promise<void> {
  const ended = finished(parser);
  parser.end(text);
  return ended;
}

class RecordTooLong extends Error {}

class TooManyRows extends InvalidInput {
  constructor() {
    const most = MOST_ROWS.toLocaleString('en');
    super(`The file has more than ${most} rows, blank ones included: split it into smaller files`);
  }
}

function isParseError(error: unknown): boolean {
  const isOfParser = error instanceof Error && error.message.startsWith('Parse Error');
  return isOfParser || error instanceof RecordTooLong;
}

class UnreadableFile extends InvalidInput {
  constructor(row: number) {
    const place = row === 0 ? 'The header' : `Row ${row}`;
    const reason = 'a quotation mark is missing or stands in the wrong place';
    super(`${place} cannot be read: ${reason}`, [], 'unreadable-file');
  }
}
