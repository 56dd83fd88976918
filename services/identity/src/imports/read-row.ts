import type { z } from 'zod';
import { latinDigits } from '@dahab/protocol/digits.ts';
import type { ImportedCustomer } from '../../contract/import-batch.ts';
import { emailField, phoneField } from '../../contract/text-fields.ts';
import type { CustomerDetails } from '../customers/record.ts';
import { type Keys, keysOf } from './directory.ts';

/** Only what the row has: an absent or empty field keeps what is stored. */
export type Fields = Partial<CustomerDetails>;

export interface ReadRow {
  /** The record of the file. */
  readonly row: number;
  readonly fields: Fields;
  readonly keys: Keys;
  /** What was left out, for a person. */
  readonly complaints: readonly string[];
}

export function readRow(imported: ImportedCustomer): ReadRow {
  const { row, email, phone, totalSpent, totalOrders, ...texts } = imported;
  const complaints: string[] = [];
  const fields = {
    ...texts,
    email: readable(emailField, email, 'e-mail', complaints),
    phone: readable(phoneField, phone && latinDigits(phone), 'phone number', complaints),
    importedSpent: totalSpent === undefined ? undefined : Math.round(totalSpent * 100) / 100,
    importedOrders: totalOrders,
  };
  const present = withoutBlanks(fields);
  return { row, fields: present, keys: keysOf(present), complaints };
}

function withoutBlanks(fields: Readonly<Record<string, string | number | undefined>>): Fields {
  const present: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined && value !== '') present[name] = value;
  }
  return present;
}

export function isSomebody({ firstName, lastName, email, phone }: Fields): boolean {
  return [firstName, lastName, email, phone].some((text) => text !== undefined);
}

function readable(
  field: z.ZodType<string>,
  text: string | undefined,
  name: string,
  complaints: string[],
): string | undefined {
  if (text === undefined || text === '') return undefined;
  const read = field.safeParse(text);
  if (read.success) return read.data;
  complaints.push(`The ${name} is not valid and was left out`);
  return undefined;
}
