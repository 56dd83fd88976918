import type { RowProblem } from '../../contract/import-job.ts';
import type { CsvRecord } from '../files/records.ts';
import type { ProductColumn, ProductColumns } from './columns.ts';
import type { ProductRecords } from './group-records.ts';
import { imagesOf } from './images.ts';
import { karatInText, karatOfCell, type StatedKarat } from './karat.ts';
import { isArchivedOf } from './visibility.ts';

/** What a product's records say of all its variants. Absent is what the file does not say. */
export interface ProductFacts {
  readonly handle: string;
  /** '' when the file has none. */
  readonly title: string;
  readonly body: string | undefined;
  readonly vendor: string;
  readonly status: string;
  readonly tags: readonly string[] | undefined;
  readonly collectionName: string | undefined;
  readonly isArchived: boolean | undefined;
  readonly images: readonly string[];
  /** From the karat column, else the title, else the tags. */
  readonly karat: StatedKarat;
  readonly karatText: string;
  /** Why none of it can be imported. */
  readonly errors: readonly RowProblem[];
  readonly warnings: readonly RowProblem[];
}

export function factsOf(group: ProductRecords, columns: ProductColumns): ProductFacts {
  const { handle, records } = group;
  const text = (column: ProductColumn): string => firstText(records, columns, column);
  const title = text('title');
  const type = text('type');
  const tags = tagsOf(text('tags'));
  const karatText = text('karat');
  const images = imagesOf(records, columns);
  const visibility = isArchivedOf(text('status'), text('published'));
  const at = (column: ProductColumn, message: string): RowProblem => ({
    row: records[0].row,
    column: columns.header(column),
    message,
  });
  return {
    handle,
    title,
    // A file that a spreadsheet has saved again has other line ends and says the same.
    body: text('body').replaceAll('\r\n', '\n') || undefined,
    vendor: text('vendor'),
    status: text('status') || statusText(visibility.value),
    tags: orNone(distinct([...tags, text('vendor'), type])),
    collectionName: text('collection') || type || undefined,
    isArchived: visibility.value,
    images: images.urls,
    karat: karatOfCell(karatText) ?? karatInText(title) ?? karatInText(tags.join('\n')),
    karatText,
    errors: errorsOf(group, columns, at),
    warnings: [
      ...images.problems,
      ...(visibility.problem === null ? [] : [at('status', visibility.problem)]),
    ],
  };
}

function errorsOf(
  { handle, records, isRepeated }: ProductRecords,
  columns: ProductColumns,
  at: (column: ProductColumn, message: string) => RowProblem,
): RowProblem[] {
  if (handle === '') return [at('handle', 'Handle is missing')];
  if (isRepeated) {
    return [
      at('handle', 'This handle stands further up already; keep the rows of a product together'),
    ];
  }
  const overlong = records.find((record) => spillsOver(record, columns.width));
  if (overlong) {
    const message =
      'The row has more cells than there are headers: put text with separators in quotation marks';
    return [{ row: overlong.row, column: '', message }];
  }
  return [];
}

function spillsOver(record: CsvRecord, width: number): boolean {
  return (
    record.cells.length > width && record.cells.slice(width).some((cell) => cell.trim() !== '')
  );
}

/** Product columns stand on the first record; a file sorted by hand may have them on another. */
function firstText(
  records: readonly CsvRecord[],
  columns: ProductColumns,
  column: ProductColumn,
): string {
  for (const record of records) {
    const text = columns.text(record, column);
    if (text !== '') return text;
  }
  return '';
}

function tagsOf(text: string): string[] {
  return text.split(/[,،]/).map((tag) => tag.trim());
}

function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts.filter((text) => text !== ''))];
}

function orNone(texts: readonly string[]): readonly string[] | undefined {
  return texts.length > 0 ? texts : undefined;
}

function statusText(isArchived: boolean | undefined): string {
  if (isArchived === undefined) return '';
  return isArchived ? 'archived' : 'active';
}
