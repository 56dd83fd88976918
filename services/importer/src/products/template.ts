import { CSV_MARK, csvLine } from '@dahab/chassis/csv/csv-line.ts';
import { KARAT_COLUMN } from '../../contract/product-import.ts';

/** A draft, so that a template sent back as it is puts nothing before the customers' eyes. */
const example: Readonly<Record<string, string>> = {
  Handle: 'gold-ring-21',
  Title: 'خاتم ذهب عيار 21',
  'Body (HTML)': '<p>خاتم ذهب شغل يدوي</p>',
  Vendor: 'Dahab',
  Type: 'خواتم',
  Tags: 'خواتم, هدايا',
  'Option1 Name': 'المقاس',
  'Option1 Value': '16',
  'Variant SKU': 'RING-16',
  'Variant Barcode': '',
  'Variant Grams': '3.45',
  'Variant Inventory Qty': '2',
  'Image Src': '',
  'Image Position': '',
  [KARAT_COLUMN]: '21',
  Status: 'draft',
};

/** The columns that an import reads and one row, with the mark by which Excel knows UTF-8. */
export function templateFile(): string {
  return `${CSV_MARK}${csvLine(Object.keys(example))}${csvLine(Object.values(example))}`;
}
