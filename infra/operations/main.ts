import { ConfigError } from '@dahab/chassis/config.ts';
import { ShopError } from '@dahab/chassis/errors.ts';
import { createEnding } from '@dahab/local/ending.ts';
import { sentenceOf } from '@dahab/local/trouble.ts';
import { BlobsUnavailable } from '@dahab/chassis/blobs/blobs.ts';
import { UnreadableSecret } from '../../services/notifier/src/settings/rotate-key.ts';
import { argumentsGiven, readOperationsConfig } from './config.ts';
import { commands } from './commands/commands.ts';
import { commandHelp, overview } from './help.ts';
import { type Parsed, parseCommand, Usage } from './parse-command.ts';
import { openTerminal } from './terminal/open-terminal.ts';

const EXIT_USAGE = 64;
const EXIT_CONFIG = 78;

process.exitCode = await run();

async function run(): Promise<number> {
  try {
    const parsed = parseCommand(commands, argumentsGiven());
    if (parsed.kind === 'run') return await runCommand(parsed);
    const text = parsed.kind === 'overview' ? overview(commands) : commandHelp(parsed.command);
    process.stdout.write(`${text}\n`);
    return 0;
  } catch (error) {
    return tell(error);
  }
}

async function runCommand({
  command,
  operands,
  options,
}: Parsed & { kind: 'run' }): Promise<number> {
  const ending = createEnding();
  const endAtOnce = (): void => {
    process.stderr.write('\nStopping …\n');
    void ending.endAll().then(() => process.exit(130));
  };
  process.once('SIGINT', endAtOnce);
  process.once('SIGTERM', endAtOnce);
  try {
    const config = readOperationsConfig();
    return await command.run({ config, terminal: openTerminal(), ending, operands, options });
  } finally {
    await ending.endAll();
    process.stdin.unref?.();
  }
}

function tell(error: unknown): number {
  if (error instanceof Usage) {
    process.stderr.write(`${error.message}\n`);
    return EXIT_USAGE;
  }
  const known = error instanceof ShopError || error instanceof UnreadableSecret;
  const unreachable = error instanceof BlobsUnavailable;
  const sentence = known || unreachable ? error.message : sentenceOf(error, 'the data folder');
  process.stderr.write(`${sentence ?? stackOf(error)}\n`);
  return error instanceof ConfigError ? EXIT_CONFIG : 1;
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
