import { statfs } from 'node:fs/promises';
import { sentenceOf } from '@dahab/local/trouble.ts';
import type { Command, Invocation } from '../command.ts';
import type { OperationsConfig } from '../config.ts';
import { bad, type Finding } from '../doctor/finding.ts';
import { lookAtDatabases } from '../doctor/look-at-databases.ts';
import { lookAtServers } from '../doctor/look-at-servers.ts';
import { diskFinding, nodeFinding, secretFinding } from '../doctor/rules.ts';
import { openReach } from '../reach/open-reach.ts';

const marks = { good: '✓', note: '·', bad: '✗' } as const;

export const doctor: Command = {
  name: 'doctor',
  usage: 'doctor [--json]',
  summary: 'Looks at everything the shop stands on, and says what is wrong.',
  shop: 'open or closed',
  help: [
    'Versions, whether every server answers, pending migrations, room on the disk, clocks, events',
    'that wait or were given up, restores that were cut off, secrets that are still the examples.',
    'Changes nothing. The exit code is 0 when nothing is wrong, else 1.',
    '',
    '  --json   the findings as JSON, for a monitor: [{ check, state, says }]',
  ],
  options: { json: { type: 'boolean' } },
  operands: { least: 0, most: 0 },
  run: async (invocation) => {
    const findings = await examine(invocation);
    const { terminal, options } = invocation;
    if (options.json === true) terminal.say(JSON.stringify(findings));
    else
      for (const { state, check, says } of findings)
        terminal.say(`${marks[state]} ${check}: ${says}`);
    return findings.some(({ state }) => state === 'bad') ? 1 : 0;
  },
};

async function examine({ config, ending }: Invocation): Promise<Finding[]> {
  const findings = [nodeFinding(process.versions.node), ...secretFindings(config)];
  if (!config.servers) findings.push(await diskOf(config.local.DATA_DIR));
  findings.push(...(await lookAtServers(config)));
  try {
    const { databases, isOpen } = await openReach(config, ending);
    return [...findings, ...(await lookAtDatabases(databases, isOpen))];
  } catch (error) {
    const sentence = sentenceOf(error, config.local.DATA_DIR);
    if (sentence === null) throw error;
    return [...findings, bad('shop', sentence)];
  }
}

/** Those of a data folder are made by the shop itself. */
function secretFindings({ INTERNAL_TOKEN_SECRET, SETTINGS_KEY }: OperationsConfig): Finding[] {
  return Object.entries({ INTERNAL_TOKEN_SECRET, SETTINGS_KEY }).flatMap(([name, secret]) =>
    secret === undefined ? [] : [secretFinding(name, secret)],
  );
}

async function diskOf(folder: string): Promise<Finding> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return diskFinding(folder, bavail * bsize, blocks * bsize);
  } catch (error) {
    return bad('disk', `${folder} cannot be looked at: ${(error as Error).message}`);
  }
}
