import type { ParseArgsConfig } from 'node:util';
import type { Ending } from '@dahab/local/ending.ts';
import type { OperationsConfig } from './config.ts';
import type { Terminal } from './terminal/terminal.ts';

export interface Invocation {
  readonly config: OperationsConfig;
  readonly terminal: Terminal;
  readonly ending: Ending;
  readonly operands: readonly string[];
  readonly options: Readonly<Record<string, string | boolean | undefined>>;
}

/** One of `npm run shop -- <command>`. */
export interface Command {
  readonly name: string;
  /** As it is written: `backup <file>`. */
  readonly usage: string;
  readonly summary: string;
  /** Whether the shop of a data folder may be open meanwhile. */
  readonly shop: 'open or closed' | 'closed';
  /** The rest of the help, in lines. */
  readonly help: readonly string[];
  readonly options: NonNullable<ParseArgsConfig['options']>;
  readonly operands: { readonly least: number; readonly most: number };
  /** Answers the exit code. */
  run(invocation: Invocation): Promise<number>;
}
