import type { Held } from './promises.ts';

/** A line for the person who started the run. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

export function sayWhether(held: readonly Held[]): void {
  for (const { line, isHeld } of held) say(`${isHeld ? 'holds' : 'FAILS'}  ${line}`);
}
