import { Readable } from 'node:stream';
import { InvalidInput } from '@dahab/chassis/errors.ts';
import iconv from 'iconv-lite';
import { delimiterOf } from './delimiter.ts';
import { createEncodingDetector } from './encoding.ts';
import { type FileFormat, readRecords } from './records.ts';

/** Bytes at the start in which the header must end. */
const HEAD_BYTES = 65_536;

interface Inspected {
  readonly format: FileFormat;
  readonly headers: readonly string[];
}

export interface Inspection {
  /** Passes a file's bytes on and looks at all of them. */
  watch(source: Readable): AsyncGenerator<Buffer>;
  /** What was seen; an InvalidInput when it is no CSV file. */
  result(): Promise<Inspected>;
}

export function createInspection(): Inspection {
  const detector = createEncodingDetector();
  let head = Buffer.alloc(0);
  let size = 0;
  return {
    watch: async function* watch(source) {
      for await (const chunk of source as AsyncIterable<Buffer>) {
        size += chunk.length;
        if (head.length < HEAD_BYTES) head = Buffer.concat([head, chunk]).subarray(0, HEAD_BYTES);
        detector.read(chunk);
        yield chunk;
      }
    },
    result: async () => {
      if (size === 0) throw new InvalidInput('The file is empty');
      refuseKnownFormats(head);
      const encoding = detector.encoding();
      if (encoding === null) throw new InvalidInput('The file must be a CSV file');
      const delimiter = delimiterOf(iconv.decode(head, encoding));
      const format = { encoding, delimiter };
      return { format, headers: await headersOf(head, format) };
    },
  };
}

function refuseKnownFormats(head: Buffer): void {
  const start = head.subarray(0, 4).toString('latin1');
  const isWorkbook = start === 'PK\u0003\u0004' || start === '\u00d0\u00cf\u0011\u00e0';
  if (!isWorkbook) return;
  throw new InvalidInput('The file is an Excel workbook: save it as CSV and choose that file');
}

async function headersOf(head: Buffer, format: FileFormat): Promise<readonly string[]> {
  for await (const { cells } of readRecords(() => Readable.from([head]), format)) return cells;
  throw new InvalidInput('The file has no header row');
}
