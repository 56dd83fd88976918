import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createEnding } from '@dahab/local/ending.ts';
import { Trouble } from '@dahab/local/trouble.ts';
import type { Command, Invocation } from '../command.ts';
import { countOthers, filledTables } from '../databases/contents.ts';
import { openClosedReach } from '../reach/open-reach.ts';
import type { Reach } from '../reach/reach.ts';
import { plantDemo } from '../seeding/plant-demo.ts';

export const seed: Command = {
  name: 'seed',
  usage: 'seed [--continue] [--if-empty]',
  summary: 'Fills an empty shop with the demo: pieces, customers and weeks of trade.',
  shop: 'closed',
  help: [
    'It takes a minute or two. A shop that has anything in it is refused.',
    '',
    '  --continue   goes on with a seeding on servers that was cut off. In a data folder that is',
    '               known by itself.',
    '  --if-empty   leaves a shop that has anything in it as it is, and ends well.',
  ],
  options: { continue: { type: 'boolean' }, 'if-empty': { type: 'boolean' } },
  operands: { least: 0, most: 0 },
  run: async (invocation) => {
    const { config, terminal, ending } = invocation;
    const reach = await openClosedReach(config, ending);
    const isLeft = invocation.options['if-empty'] === true && (await isFilled(reach));
    if (isLeft) return tellFilled(invocation, reach);
    if (!isContinued(invocation, reach)) await refuseFilled(reach);
    await refuseServed(reach);
    terminal.note(`Filling ${reach.about} …`);
    noteState(invocation, reach, 'seeding');
    const parts = createEnding();
    await plantDemo(config, reach, parts).finally(() => parts.endAll());
    noteState(invocation, reach, 'done');
    terminal.say('The demo shop is there.');
    return 0;
  },
};

function isContinued({ config, options }: Invocation, { kind }: Reach): boolean {
  if (options.continue === true) return true;
  const file = stateFile(config.local.DATA_DIR);
  return kind === 'folder' && existsSync(file) && readFileSync(file, 'utf8') === 'seeding';
}

/** As `npm start` notes it, so that either goes on with what the other began. */
function noteState({ config }: Invocation, { kind }: Reach, state: 'seeding' | 'done'): void {
  if (kind === 'folder') writeFileSync(stateFile(config.local.DATA_DIR), state, { flush: true });
}

function stateFile(dataDir: string): string {
  return join(dataDir, 'seed-state');
}

async function isFilled({ databases }: Reach): Promise<boolean> {
  return (await filledTables(databases)).length > 0;
}

function tellFilled({ terminal }: Invocation, { about }: Reach): number {
  terminal.say(`There is something in ${about}: it is left as it is.`);
  return 0;
}

async function refuseFilled({ databases, about }: Reach): Promise<void> {
  const filled = await filledTables(databases);
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
