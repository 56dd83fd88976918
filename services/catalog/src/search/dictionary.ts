import type { Connection, Transaction } from '@dahab/chassis/database/connect.ts';
import { neighbourhoodOf } from './one-typo.ts';
import { isForgiven, isFoundInside, trigramsOf } from './rules.ts';

export interface Word {
  readonly id: number;
  readonly word: string;
}

/** The ids of the words, which must differ; those that nobody had used before are added. */
export async function idsOfWords(
  trx: Transaction,
  words: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const ids = new Map<string, number>();
  const note = (found: readonly Word[]): void => {
    for (const { id, word } of found) ids.set(word, id);
  };
  const missing = (): string[] => words.filter((word) => !ids.has(word));
  note(await listWords(trx, words));
  if (missing().length > 0) note(await insertWords(trx, missing()));
  // What another writer has just added is there now, since adding has waited for him.
  if (missing().length > 0) note(await listWords(trx, missing()));
  return ids;
}

async function listWords(trx: Transaction, words: readonly string[]): Promise<Word[]> {
  const { rows } = await trx.raw<{ rows: Word[] }>(
    'SELECT id, word FROM search_words WHERE word = ANY (?::text[])',
    [[...words]],
  );
  return rows;
}

/** In order of the words: writers that share some then wait for each other instead of for ever. */
async function insertWords(trx: Transaction, words: readonly string[]): Promise<Word[]> {
  const { rows } = await trx.raw<{ rows: Word[] }>(
    // No word has a space in it, so spaces can part its trigrams.
    `INSERT INTO search_words (word, trigrams)
     SELECT word, string_to_array(trigrams, ' ')
     FROM unnest(?::text[], ?::text[]) AS new (word, trigrams)
     ORDER BY word COLLATE "C"
     ON CONFLICT DO NOTHING
     RETURNING id, word`,
    [[...words], words.map((word) => trigramsOf(word).join(' '))],
  );
  return rows;
}

/** All words that may answer one of the forms or are one of `facets`, and some that do not. */
export async function listCandidateWords(
  db: Connection,
  forms: readonly string[],
  facets: readonly string[],
): Promise<Word[]> {
  const parts = [...facets.map(just), ...forms.flatMap(candidatesFor)];
  const { rows } = await db.raw<{ rows: Word[] }>(
    parts.map(({ sql }) => `SELECT id, word FROM search_words WHERE ${sql}`).join(' UNION '),
    parts.flatMap(({ bindings }) => bindings),
  );
  return rows;
}

interface Condition {
  readonly sql: string;
  readonly bindings: readonly (string | number | string[])[];
}

function candidatesFor(form: string): Condition[] {
  const parts = [startingWith('word', form)];
  if (isFoundInside(form)) {
    parts.push({ sql: 'trigrams @> ?', bindings: [trigramsOf(form)] });
  }
  if (isForgiven(form)) parts.push(...neighbours(form));
  return parts;
}

function just(word: string): Condition {
  return { sql: 'word = ?', bindings: [word] };
}

const LAST_CHARACTER = '\u{10ffff}';

/** A range, since the columns compare by bytes. */
function startingWith(column: 'word' | 'backwards', start: string): Condition {
  return { sql: `${column} >= ? AND ${column} < ?`, bindings: [start, start + LAST_CHARACTER] };
}

function neighbours(form: string): Condition[] {
  const { start, end, swapped, shortest, longest } = neighbourhoodOf(form);
  const halves = [
    startingWith('word', start),
    startingWith('backwards', Array.from(end).toReversed().join('')),
  ];
  return [
    just(swapped),
    ...halves.map(({ sql, bindings }) => ({
      sql: `${sql} AND char_length(word) BETWEEN ? AND ?`,
      bindings: [...bindings, shortest, longest],
    })),
  ];
}
