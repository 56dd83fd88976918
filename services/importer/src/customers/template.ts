import { CSV_MARK, csvLine } from '@dahab/chassis/csv/csv-line.ts';

/** The columns that people fill in themselves; totals come from the shop's own orders. */
const example: Readonly<Record<string, string>> = {
  'First Name': 'منى',
  'Last Name': 'حسن',
  Email: 'mona@example.com',
  Phone: '01000000000',
  'Default Address Company': '',
  'Default Address Address1': '١٢ شارع طلعت حرب',
  'Default Address Address2': '',
  'Default Address City': 'القاهرة',
  'Default Address Province Code': 'C',
  'Default Address Country Code': 'EG',
  'Default Address Zip': '11511',
};

/** The columns that an import reads and one row. */
export function customerTemplate(): string {
  return `${CSV_MARK}${csvLine(Object.keys(example))}${csvLine(Object.values(example))}`;
}
