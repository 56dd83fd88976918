import { foldBarcode } from '@dahab/catalog/contract/barcode.ts';
import type { CsvRecord } from '../files/records.ts';
import { withoutTextMark } from '../files/columns.ts';
import type { ProductColumn, ProductColumns } from './columns.ts';
import { karatInText, karatOfCell, type StatedKarat } from './karat.ts';
import { quantityOf, type Reading, weightOf } from './measures.ts';

/** A variant as its record states it. */
export interface Variant {
  readonly row: number;
  readonly sku: string;
  /** Values without `Default Title`. */
  readonly options: readonly string[];
  readonly weight: Reading<number>;
  readonly weightText: string;
  readonly quantity: Reading<number | null>;
  readonly quantityText: string;
  /** Of its own, from the karat cell or an option. */
  readonly karat: StatedKarat;
  readonly karatText: string;
  readonly image: string;
  /** As the file has it, without gaps; '' for none. */
  readonly barcode: string;
}

const optionColumns = [
  ['option1Name', 'option1'],
  ['option2Name', 'option2'],
  ['option3Name', 'option3'],
] as const satisfies readonly (readonly [ProductColumn, ProductColumn])[];

const variantColumns = [
  'option1',
  'option2',
  'option3',
  'sku',
  'weight',
  'quantity',
  'price',
] as const satisfies readonly ProductColumn[];

const KARAT_OPTION = /karat|عيار/i;

/** The variants among a product's records; those with nothing but a picture are none. */
export function variantsOf(
  records: readonly [CsvRecord, ...CsvRecord[]],
  columns: ProductColumns,
): readonly Variant[] {
  const variants = records.filter((record) =>
    variantColumns.some((column) => columns.text(record, column) !== ''),
  );
  const optionNames = optionColumns.map(([name]) => columns.text(records[0], name));
  const stated = variants.length > 0 ? variants : [records[0]];
  return stated.map((record) => variantOf(record, optionNames, columns));
}

function variantOf(
  record: CsvRecord,
  optionNames: readonly string[],
  columns: ProductColumns,
): Variant {
  const values = optionColumns.map(([, value]) => columns.text(record, value));
  const karatText = columns.text(record, 'karat');
  const weightText = columns.text(record, 'weight');
  const quantityText = columns.text(record, 'quantity');
  return {
    row: record.row,
    sku: withoutTextMark(columns.text(record, 'sku')),
    options: values.filter((value) => value !== '' && value !== 'Default Title'),
    weight: weightOf(weightText),
    weightText,
    quantity: quantityOf(quantityText),
    quantityText,
    karat: karatOfOptions(optionNames, values),
    karatText,
    image: columns.text(record, 'variantImage'),
    barcode: foldBarcode(withoutTextMark(columns.text(record, 'barcode'))),
  };
}

/** An option called karat may hold the bare number; any other must say that it is one. */
function karatOfOptions(names: readonly string[], values: readonly string[]): StatedKarat {
  for (const [index, value] of values.entries()) {
    const isKarat = KARAT_OPTION.test(names[index] ?? '');
    const stated = isKarat ? karatOfCell(value) : karatInText(value);
    if (stated !== null) return stated;
  }
  return null;
}
