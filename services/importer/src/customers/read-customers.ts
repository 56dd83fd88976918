import type { ImportedCustomer } from '@dahab/identity/contract/import-batch.ts';
import { InvalidInput } from '@dahab/chassis/errors.ts';
import { type CsvRecord, type FileFormat, type OpenFile, readRecords } from '../files/records.ts';
import type { Item } from '../jobs/in-batches.ts';
import { customerColumns, type CustomerColumns, identifyingColumns } from './columns.ts';
import { customerOf } from './customer-of.ts';

/** The customers of a file, in its order. */
export async function* readCustomers(
  open: OpenFile,
  format: FileFormat,
): AsyncGenerator<Item<ImportedCustomer>, void, undefined> {
  const records = readRecords(open, format);
  const header = (await records.next()) as IteratorResult<CsvRecord, undefined>;
  const columns = checkedCustomerColumns(header.value?.cells ?? []);
  for await (const record of records) yield customerOf(record, columns);
}

/** The columns, or an InvalidInput when the file cannot be one of customers. */
export function checkedCustomerColumns(headers: readonly string[]): CustomerColumns {
  const columns = customerColumns(headers);
  if (identifyingColumns.some((column) => columns.has(column))) return columns;
  throw new InvalidInput(
    'This is not a customer export: it needs a column First Name, Last Name, Email or Phone',
    [],
    'missing-columns',
  );
}
