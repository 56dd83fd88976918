import type { RowProblem } from '../../contract/import-job.ts';
import { numberOf } from '../files/numbers.ts';
import type { CsvRecord } from '../files/records.ts';
import type { ProductColumns } from './columns.ts';

export const MOST_IMAGES = 100;
const LONGEST_URL = 2_000;

interface Images {
  readonly urls: readonly string[];
  readonly problems: readonly RowProblem[];
}

/** A product's pictures in their positions' order, each once, http and https only. */
export function imagesOf(records: readonly CsvRecord[], columns: ProductColumns): Images {
  const column = columns.header('image');
  const problems: RowProblem[] = [];
  const placed: { url: string; position: number }[] = [];
  for (const record of records) {
    const url = columns.text(record, 'image');
    if (url === '') continue;
    if (isPicture(url)) placed.push({ url, position: positionOf(record, columns) });
    else problems.push({ row: record.row, column, message: 'The picture has no http address' });
  }
  const ordered = placed.toSorted((one, other) => one.position - other.position);
  const urls = [...new Set(ordered.map(({ url }) => url))];
  if (urls.length > MOST_IMAGES) {
    const message = `Only the first ${MOST_IMAGES} pictures are kept`;
    problems.push({ row: records[0]?.row ?? 0, column, message });
  }
  return { urls: urls.slice(0, MOST_IMAGES), problems };
}

export function isPicture(url: string): boolean {
  return /^https?:\/\/\S+$/i.test(url) && url.length <= LONGEST_URL && URL.canParse(url);
}

/** Those without a position come last, in the file's order. */
function positionOf(record: CsvRecord, columns: ProductColumns): number {
  const position = numberOf(columns.text(record, 'imagePosition'));
  return typeof position === 'number' ? position : Number.MAX_SAFE_INTEGER;
}
