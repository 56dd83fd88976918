import type { Change } from './change.ts';

type Value = Change['before'];

/** Characters of a text, and entries of a list, that are worth telling. */
const LONGEST_TEXT = 500;
const MOST_ENTRIES = 50;

/**
 * The named fields in which two states of a record differ; null stands for a record that was not
 * there before, or is not any more. Long texts are cut.
 */
export function changesBetween<Fields extends string>(
  fields: readonly Fields[],
  before: Readonly<Partial<Record<Fields, unknown>>> | null,
  after: Readonly<Partial<Record<Fields, unknown>>> | null,
): Change[] {
  return fields.flatMap((field) => {
    const [was, is] = [before?.[field] ?? null, after?.[field] ?? null];
    if (JSON.stringify(was) === JSON.stringify(is)) return [];
    const change = { field, before: told(was), after: told(is) };
    return isNothing(change.before) && isNothing(change.after) ? [] : [change];
  });
}

function isNothing(value: Value): boolean {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

function told(value: unknown): Value {
  if (typeof value === 'string') return cut(value);
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  if (Array.isArray(value)) return value.slice(0, MOST_ENTRIES).map(entryOf);
  return null;
}

function entryOf(entry: unknown): string | number {
  return typeof entry === 'number' ? entry : cut(String(entry));
}

function cut(text: string): string {
  return text.length <= LONGEST_TEXT ? text : `${text.slice(0, LONGEST_TEXT - 1).toWellFormed()}…`;
}
