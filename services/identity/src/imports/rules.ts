import type { ImportedCustomer, ImportedRow } from '../../contract/import-batch.ts';
import { type CustomerDetails, noDetails } from '../customers/record.ts';
import { createDirectory, type Entry, keysOf } from './directory.ts';
import { type Fields, isSomebody, readRow } from './read-row.ts';

export interface Stored {
  readonly id: number;
  readonly details: CustomerDetails;
}

export interface Merged {
  readonly inserts: readonly CustomerDetails[];
  readonly updates: readonly Stored[];
  readonly results: readonly ImportedRow[];
}

/** The rows, one after the other, upon the customers that they may be about. */
export function mergeRows(stored: readonly Stored[], rows: readonly ImportedCustomer[]): Merged {
  const entries: Entry[] = stored.map((one) => ({ ...one, isChanged: false }));
  const directory = createDirectory(entries);

  const write = (fields: Fields): ImportedRow['outcome'] => {
    const entry = directory.find(keysOf(fields));
    if (entry === undefined) {
      const made = { id: null, details: { ...noDetails, ...fields }, isChanged: true };
      entries.push(made);
      directory.add(made);
      return 'created';
    }
    if (has(entry.details, fields)) return 'unchanged';
    directory.remove(entry);
    entry.details = { ...entry.details, ...fields };
    entry.isChanged = true;
    directory.add(entry);
    return 'updated';
  };

  const results = rows.map((imported): ImportedRow => {
    const { fields, complaints } = readRow(imported);
    const { row } = imported;
    if (!isSomebody(fields)) {
      const message = [...complaints, 'There is neither a name, an e-mail nor a phone number'];
      return { row, outcome: 'skipped', message: message.join('. ') };
    }
    const outcome = write(fields);
    return { row, outcome, ...(complaints.length > 0 && { message: complaints.join('. ') }) };
  });
  return { results, ...changesOf(entries) };
}

function changesOf(entries: readonly Entry[]): Pick<Merged, 'inserts' | 'updates'> {
  const changed = entries.filter((entry) => entry.isChanged);
  return {
    inserts: changed.flatMap(({ id, details }) => (id === null ? [details] : [])),
    updates: changed.flatMap(({ id, details }) => (id === null ? [] : [{ id, details }])),
  };
}

function has(details: CustomerDetails, fields: Fields): boolean {
  return Object.entries(fields).every(
    ([name, value]) => details[name as keyof CustomerDetails] === value,
  );
}
