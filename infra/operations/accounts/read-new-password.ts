import { Trouble } from '@dahab/local/trouble.ts';
import type { ZodType } from 'zod';
import type { OperationsConfig } from '../config.ts';
import type { Terminal } from '../terminal/terminal.ts';

/** From the environment, else asked for: twice where somebody types it. */
export async function readNewPassword(
  { NEW_PASSWORD }: OperationsConfig,
  terminal: Terminal,
  field: ZodType<string>,
): Promise<string> {
  const given = NEW_PASSWORD ?? (await askTwice(terminal));
  const read = field.safeParse(given);
  if (read.success) return read.data;
  throw new Trouble(`${read.error.issues[0]?.message ?? 'The password cannot be used'}.`);
}

async function askTwice(terminal: Terminal): Promise<string> {
  const instead = 'set NEW_PASSWORD.';
  const first = await terminal.askSecret('New password: ', instead);
  if (!terminal.isTyped) return first;
  const second = await terminal.askSecret('Once more: ', instead);
  if (first !== second) throw new Trouble('The two are not the same: nothing was changed.');
  return first;
}
