import {
  type ImportedCustomer,
  importedCustomerSchema,
} from '@dahab/identity/contract/import-batch.ts';
import type { RowProblem } from '../../contract/import-job.ts';
import { withoutTextMark } from '../files/columns.ts';
import { amountOf } from '../files/numbers.ts';
import type { CsvRecord } from '../files/records.ts';
import type { Item } from '../jobs/in-batches.ts';
import { type CustomerColumn, type CustomerColumns, identifyingColumns } from './columns.ts';

const textColumns = [
  'firstName',
  'lastName',
  'email',
  'company',
  'address1',
  'address2',
  'city',
  'provinceCode',
  'countryCode',
] as const satisfies readonly CustomerColumn[];

/** A customer as the file's record describes it; blank cells are absent. */
export function customerOf(record: CsvRecord, columns: CustomerColumns): Item<ImportedCustomer> {
  const { row } = record;
  const text = (column: CustomerColumn): string => columns.text(record, column);
  const plain = (column: CustomerColumn): string => withoutTextMark(text(column));
  const at = (column: CustomerColumn, message: string): RowProblem => ({
    row,
    column: columns.header(column),
    message,
  });
  if (identifyingColumns.every((column) => text(column) === '')) {
    const message = 'The row has neither a name nor an e-mail nor a phone';
    return {
      row,
      lastRow: row,
      payload: null,
      isSkipped: true,
      errors: [{ row, column: '', message }],
      warnings: [],
    };
  }
  const spent = totalOf(text('totalSpent'), roundedToCent);
  const orders = totalOf(text('totalOrders'), Math.trunc);
  const warnings = [
    ...(spent === null ? [at('totalSpent', 'The amount cannot be read; it was left out')] : []),
    ...(orders === null ? [at('totalOrders', 'The number cannot be read; it was left out')] : []),
  ];
  const read = importedCustomerSchema.safeParse({
    row,
    ...Object.fromEntries(textColumns.map((column) => [column, text(column) || undefined])),
    phone: plain('phone') || plain('addressPhone') || undefined,
    zipCode: plain('zipCode') || undefined,
    totalSpent: spent ?? undefined,
    totalOrders: orders ?? undefined,
  });
  const errors = read.success
    ? []
    : read.error.issues.map(({ path, message }) => at(path[0] as CustomerColumn, message));
  return {
    row,
    lastRow: row,
    payload: read.success ? read.data : null,
    isSkipped: false,
    errors,
    warnings,
  };
}

/** Undefined when blank, null when it is no number from 0 on. */
function totalOf(text: string, tidy: (number: number) => number): number | undefined | null {
  if (text === '') return undefined;
  const number = amountOf(text);
  return number === null || number < 0 ? null : tidy(number);
}

function roundedToCent(amount: number): number {
  return Math.round(amount * 100) / 100;
}
