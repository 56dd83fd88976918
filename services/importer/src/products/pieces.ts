import { isBarcode } from '@dahab/catalog/contract/barcode.ts';
import {
  type ImportedProduct,
  importedProductSchema,
} from '@dahab/catalog/contract/import-batch.ts';
import type { RowProblem } from '../../contract/import-job.ts';
import type { ProductColumn, ProductColumns } from './columns.ts';
import type { ProductRecords } from './group-records.ts';
import { type Kind, kindsOf } from './kinds.ts';
import { barcodeOf, describeKind } from './kind-product.ts';
import type { Reading } from './measures.ts';
import { factsOf, type ProductFacts } from './product-facts.ts';
import { type Variant, variantsOf } from './variants.ts';

/** One product of the shop, as far as the file describes it. */
export interface Piece {
  readonly row: number;
  /** Of its product: the last record that says something of it. */
  readonly lastRow: number;
  readonly facts: ProductFacts;
  readonly kind: Kind;
  /** Why it can be neither imported nor updated; `product` is null then. */
  readonly errors: readonly RowProblem[];
  readonly warnings: readonly RowProblem[];
  readonly product: ImportedProduct | null;
  /** A problem of its first row, unless it is of another. */
  readonly at: At;
}

type At = (column: ProductColumn, message: string, row?: number) => RowProblem;

/** The shop's products that a product of the file becomes: one for each kind of variant. */
export function piecesOf(group: ProductRecords, columns: ProductColumns): readonly Piece[] {
  const facts = factsOf(group, columns);
  const kinds = kindsOf(variantsOf(group.records, columns), facts);
  const stated = facts.errors.length > 0 ? kinds.slice(0, 1) : kinds;
  const lastRow = group.records.at(-1)?.row ?? 0;
  return stated.map((kind, index) => {
    const row = facts.errors[0]?.row ?? kind.first.row;
    const at: At = (column, message, otherRow = row) => ({
      row: otherRow,
      column: columns.header(column),
      message,
    });
    const { product, errors } = productOf(kind, facts, kinds.length > 1, at);
    // A warning says how something was imported; what is not, has its errors.
    const warnings = [...(index === 0 ? facts.warnings : []), ...warningsOf(kind, at)];
    return { row, lastRow, facts, kind, product, errors, warnings: product ? warnings : [], at };
  });
}

function productOf(
  kind: Kind,
  facts: ProductFacts,
  isOneOfSeveral: boolean,
  at: At,
): Pick<Piece, 'product' | 'errors'> {
  const errors = facts.errors.length > 0 ? facts.errors : errorsOf(kind, at);
  if (errors.length > 0) return { product: null, errors };
  const read = importedProductSchema.safeParse(describeKind(kind, facts, isOneOfSeveral));
  if (read.success) return { product: read.data, errors: [] };
  // A title is the name in two languages: once is enough.
  const misfits = new Map(
    read.error.issues.map(({ path, message }) => {
      const column = columnOf(path[0]);
      return [`${column} ${message}`, at(column, message)];
    }),
  );
  return { product: null, errors: [...misfits.values()] };
}

function errorsOf({ first, variants, karat, importKey }: Kind, at: At): RowProblem[] {
  return [
    ...(first.weightText === '' ? [] : problemsOf(first.weight)).map((one) => at('weight', one)),
    ...(karat === 'other' ? [at('karat', 'Karat must be either 18, 21, or 24')] : []),
    ...variants.flatMap(({ quantity, row }) =>
      problemsOf(quantity).map((problem) => at('quantity', problem, row)),
    ),
    ...(importKey === null ? [at('sku', 'Variants need different SKUs or options')] : []),
  ];
}

function warningsOf({ variants }: Kind, at: At): RowProblem[] {
  const oversold = variants
    .filter(isOversold)
    .map(({ row }) => at('quantity', 'Quantity is negative; imported as 0', row));
  return [...oversold, ...barcodeWarnings(variants, at)];
}

function barcodeWarnings(variants: readonly Variant[], at: At): RowProblem[] {
  const kept = barcodeOf(variants);
  return variants
    .filter(({ barcode }) => barcode !== '' && barcode !== kept)
    .map(({ barcode, row }) =>
      at(
        'barcode',
        isBarcode(barcode)
          ? 'Variants of one piece have different barcodes; the first one is imported'
          : `"${beginningOf(barcode)}" is not a valid barcode; imported without it`,
        row,
      ),
    );
}

/** Longer than any barcode; a cell may hold a page. */
const MOST_QUOTED = 40;

function beginningOf(text: string): string {
  if (text.length <= MOST_QUOTED) return text;
  return `${text.slice(0, MOST_QUOTED - 1).toWellFormed()}…`;
}

function isOversold({ quantity }: Variant): boolean {
  return 'value' in quantity && quantity.value !== null && quantity.value < 0;
}

function problemsOf(reading: Reading<unknown>): readonly string[] {
  return 'problem' in reading ? [reading.problem] : [];
}

const columnsOfFields: Readonly<Record<string, ProductColumn>> = {
  importKey: 'handle',
  nameAr: 'title',
  name: 'title',
  descriptionAr: 'body',
  images: 'image',
  weight: 'weight',
  karat: 'karat',
  quantity: 'quantity',
  isArchived: 'status',
  tags: 'tags',
  collectionName: 'type',
  barcode: 'barcode',
};

function columnOf(field: PropertyKey | undefined): ProductColumn {
  return columnsOfFields[String(field)] ?? 'handle';
}
