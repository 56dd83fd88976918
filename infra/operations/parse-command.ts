import { parseArgs } from 'node:util';
import type { Command } from './command.ts';

/** The line cannot be understood; the message says how it would be. */
export class Usage extends Error {
  override readonly name = 'Usage';
}

export type Parsed =
  | { readonly kind: 'overview' }
  | { readonly kind: 'help'; readonly command: Command }
  | {
      readonly kind: 'run';
      readonly command: Command;
      readonly operands: readonly string[];
      readonly options: Readonly<Record<string, string | boolean | undefined>>;
    };

export function parseCommand(commands: readonly Command[], args: readonly string[]): Parsed {
  const [first, ...rest] = args;
  if (first === undefined || first === '--help' || first === '-h') return { kind: 'overview' };
  const named = first === 'help' ? rest[0] : first;
  if (named === undefined) return { kind: 'overview' };
  const command = commands.find(({ name }) => name === named);
  if (!command) {
    const names = commands.map(({ name }) => name).join(', ');
    throw new Usage(`There is no command "${named}". There are: ${names}.`);
  }
  if (first === 'help') return { kind: 'help', command };
  return parseRest(command, rest);
}

function parseRest(command: Command, args: string[]): Parsed {
  const { values, positionals } = readArgs(command, args);
  if (values.help === true) return { kind: 'help', command };
  const { least, most } = command.operands;
  if (positionals.length < least || positionals.length > most) {
    throw usage(
      command,
      least > positionals.length ? 'Something is missing.' : 'That is too much.',
    );
  }
  const options = values as Record<string, string | boolean | undefined>;
  return { kind: 'run', command, operands: positionals, options };
}

function readArgs(command: Command, args: string[]): ReturnType<typeof parseArgs> {
  try {
    return parseArgs({
      args,
      options: { ...command.options, help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
    });
  } catch (error) {
    throw usage(command, (error as Error).message.split('. ')[0] ?? '');
  }
}

function usage(command: Command, what: string): Usage {
  return new Usage(
    `${what.replace(/\.?$/, '.')}\nUse: npm run shop -- ${command.usage}\nMore: npm run shop -- ${command.name} --help`,
  );
}
