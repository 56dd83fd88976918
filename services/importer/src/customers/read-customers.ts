import type { ImportedCustomer } from '@dahab/identity/contract/import-batch.ts';
import { InvalidInput } from '@dahab/chassis/errors.ts';
import { type FileFormat, type OpenFile, readRecordLists } from '../files/records.ts';
import { withHeader } from '../files/with-header.ts';
import type { Item } from '../jobs/in-batches.ts';
import { customerColumns, type CustomerColumns, identifyingColumns } from './columns.ts';
import { customerOf } from './customer-of.ts';

/** The customers of a file, in its order. */
export function readCustomers(
  open: OpenFile,
  format: FileFormat,
): AsyncGenerator<readonly Item<ImportedCustomer>[], void, undefined> {
  return withHeader(readRecordLists(open, format), async function* (header, rest) {
    const columns = checkedCustomerColumns(header);
    for await (const records of rest) yield records.map((record) => customerOf(record, columns));
  });
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
