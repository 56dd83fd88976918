import type { ImportedCustomer, ImportedRow } from '../../contract/import-batch.ts';
import { type CustomerDetails, noDetails } from '../customers/record.ts';
import { createDirectory, type Entry, keysOf, type Stored } from './directory.ts';
import { type Fields, isSomebody, readRow } from './read-row.ts';

export interface Merged {
  readonly inserts: readonly CustomerDetails[];
  readonly updates: readonly Stored[];
  readonly results: readonly ImportedRow[];
}

/** What a row did; a change of `entry` counts when it is still there after the last row. */
interface Written {
  readonly outcome: ImportedRow['outcome'];
  readonly entry: Entry;
}

/**
 * The rows, one after the other, upon the customers that they may be about. Rows of one customer
 * that take back what each other changed have changed nothing: importing a file again finds nothing
 * to do.
 */
export function mergeRows(stored: readonly Stored[], rows: readonly ImportedCustomer[]): Merged {
  const entries: Entry[] = stored.map((one) => ({ stored: one, details: one.details }));
  const directory = createDirectory(entries);

  const write = (fields: Fields): Written => {
    const entry = directory.find(keysOf(fields));
    if (entry === undefined) {
      const made = { stored: null, details: { ...noDetails, ...fields } };
      entries.push(made);
      directory.add(made);
      return { outcome: 'created', entry: made };
    }
    if (has(entry.details, fields)) return { outcome: 'unchanged', entry };
    directory.remove(entry);
    entry.details = { ...entry.details, ...fields };
    directory.add(entry);
    return { outcome: 'updated', entry };
  };

  const read = rows.map((imported) => {
    const { fields, complaints } = readRow(imported);
    return { row: imported.row, complaints, written: isSomebody(fields) ? write(fields) : null };
  });
  return { results: read.map(resultOf), ...changesOf(entries) };
}

function resultOf(read: {
  readonly row: number;
  readonly complaints: readonly string[];
  readonly written: Written | null;
}): ImportedRow {
  const { row, complaints, written } = read;
  if (written === null) {
    const message = [...complaints, 'There is neither a name, an e-mail nor a phone number'];
    return { row, outcome: 'skipped', message: message.join('. ') };
  }
  const outcome = isAsBefore(written.entry) ? 'unchanged' : written.outcome;
  return { row, outcome, ...(complaints.length > 0 && { message: complaints.join('. ') }) };
}

function changesOf(entries: readonly Entry[]): Pick<Merged, 'inserts' | 'updates'> {
  const changed = entries.filter((entry) => !isAsBefore(entry));
  return {
    inserts: changed.flatMap(({ stored, details }) => (stored === null ? [details] : [])),
    updates: changed.flatMap(({ stored, details }) =>
      stored === null ? [] : [{ id: stored.id, details }],
    ),
  };
}

function isAsBefore({ stored, details }: Entry): boolean {
  return stored !== null && has(stored.details, details);
}

function has(details: CustomerDetails, fields: Fields): boolean {
  return Object.entries(fields).every(
    ([name, value]) => details[name as keyof CustomerDetails] === value,
  );
}
