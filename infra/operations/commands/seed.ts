import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createEnding } from '@dahab/local/ending.ts';
import { Trouble } from '@dahab/local/trouble.ts';
import type { Command, Invocation } from '../command.ts';
import { countOthers, filledTables } from '../databases/contents.ts';
import { markDatabases, markedDatabases, unmarkDatabases } from '../databases/marks.ts';
import { openClosedReach } from '../reach/open-reach.ts';
import type { Reach } from '../reach/reach.ts';

const MARK = 'unfinished_seeding';

export const seed: Command = {
  name: 'seed',
  usage: 'seed [--if-empty]',
  summary: 'Fills an empty shop with the demo: pieces, customers and weeks of trade.',
  shop: 'closed',
  help: [
    'It takes a minute or two. A seeding that was cut off is gone on with; any other shop that has',
    'something in it is refused.',
    '',
    '  --if-empty   leaves a shop that has something of its own in it as it is, and ends well.',
  ],
  options: { 'if-empty': { type: 'boolean' } },
  operands: { least: 0, most: 0 },
  run: async (invocation) => {
    const { config, terminal, ending } = invocation;
    const reach = await openClosedReach(config, ending);
    const isCutOff = await wasCutOff(invocation, reach);
    const filled = isCutOff ? [] : await filledTables(reach.databases);
    if (filled.length > 0 && invocation.options['if-empty'] === true) {
      return tellFilled(invocation, reach);
    }
    refuseFilled(reach, filled);
    await refuseServed(reach);
    terminal.note(`Filling ${reach.about} …`);
    await noteState(invocation, reach, 'seeding');
    // Of all commands this one alone needs the services: the others start without them.
    const { plantDemo } = await import('../seeding/plant-demo.ts');
    const parts = createEnding();
    await plantDemo(config, reach, parts).finally(() => parts.endAll());
    await noteState(invocation, reach, 'done');
    terminal.say('The demo shop is there.');
    return 0;
  },
};

async function wasCutOff({ config }: Invocation, { kind, databases }: Reach): Promise<boolean> {
  if (kind === 'servers') return (await markedDatabases(databases, MARK)).length > 0;
  const file = stateFile(config.local.DATA_DIR);
  return existsSync(file) && readFileSync(file, 'utf8') === 'seeding';
}

/** In a data folder as `npm start` notes it, so that either goes on with what the other began. */
async function noteState(
  { config }: Invocation,
  { kind, databases }: Reach,
  state: 'seeding' | 'done',
): Promise<void> {
  if (kind === 'folder') {
    return writeFileSync(stateFile(config.local.DATA_DIR), state, { flush: true });
  }
  await (state === 'seeding' ? markDatabases : unmarkDatabases)(databases, MARK);
}

function stateFile(dataDir: string): string {
  return join(dataDir, 'seed-state');
}

function tellFilled({ terminal }: Invocation, { about }: Reach): number {
  terminal.say(`There is something in ${about}: it is left as it is.`);
  return 0;
}

function refuseFilled({ about }: Reach, filled: readonly string[]): void {
  if (filled.length === 0) return;
  throw new Trouble(
    `There is something in ${about} (${filled.join(', ')}): only an empty shop is filled.`,
  );
}

/** The demo's weeks of trade are lived under another clock than that of running services. */
async function refuseServed({ databases }: Reach): Promise<void> {
  if ((await countOthers(databases)) === 0) return;
  throw new Trouble('The services are connected to their databases: stop them first.');
}
