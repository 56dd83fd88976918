import type { ImportedRow } from '../../contract/import-batch.ts';
import { type CustomerDetails, noDetails } from '../customers/record.ts';
import { createDirectory, type Entry, keysOf, type Known, type Stored } from './directory.ts';
import { type Fields, isSomebody, type ReadRow } from './read-row.ts';

export interface Merged {
  readonly inserts: readonly Known[];
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
export function mergeRows(stored: readonly Stored[], rows: readonly ReadRow[]): Merged {
  const entries: Entry[] = stored.map((one) => ({ stored: one, now: one }));
  const directory = createDirectory(entries);

  const write = ({ fields, keys }: ReadRow): Written => {
    const entry = directory.find(keys);
    if (entry === undefined) {
      const made = { stored: null, now: { details: { ...noDetails, ...fields }, keys } };
      entries.push(made);
      directory.add(made);
      return { outcome: 'created', entry: made };
    }
    if (has(entry.now.details, fields)) return { outcome: 'unchanged', entry };
    const details = { ...entry.now.details, ...fields };
    directory.change(entry, { details, keys: keysOf(details) });
    return { outcome: 'updated', entry };
  };

  const written = rows.map((read) => (isSomebody(read.fields) ? write(read) : null));
  const results = rows.map((read, index) => resultOf(read, written[index] ?? null));
  return { results, ...changesOf(entries) };
}

function resultOf({ row, complaints }: ReadRow, written: Written | null): ImportedRow {
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
    inserts: changed.flatMap(({ stored, now }) => (stored === null ? [now] : [])),
    updates: changed.flatMap(({ stored, now }) =>
      stored === null ? [] : [{ ...now, id: stored.id }],
    ),
  };
}

function isAsBefore({ stored, now }: Entry): boolean {
  return stored !== null && has(stored.details, now.details);
}

function has(details: CustomerDetails, fields: Fields): boolean {
  return Object.entries(fields).every(
    ([name, value]) => details[name as keyof CustomerDetails] === value,
  );
}
