import { connectDatabase, type Database } from '@dahab/chassis/database/connect.ts';
import { createLog } from '@dahab/chassis/log.ts';
import {
  type DeadLetter,
  listDeadLetters,
  redriveDeadLetter,
} from '@dahab/chassis/messaging/dead-letters.ts';
import { Trouble } from '@dahab/local/trouble.ts';
import { type ServiceName, serviceNames } from '@dahab/protocol/event.ts';
import type { Command, Invocation } from '../command.ts';
import { openReach } from '../reach/open-reach.ts';

const MOST = 10_000;

export const redrive: Command = {
  name: 'redrive',
  usage: 'redrive [--service <name>] [--event <name>] [--message <id>] [--all]',
  summary: 'Lists the events that were given up, or has them handled again.',
  shop: 'open or closed',
  help: [
    'Without an option it lists them, with the reason of each. Mend the reason first: an event that',
    'fails again is given up again after ten attempts. An open shop takes them up within seconds, a',
    'closed one when it starts.',
    '',
    '  --message <id>     has this one handled again',
    '  --service <name>   all of this service',
    '  --event <name>     all of this name, such as orders.order-placed',
    '  --all              all there are',
    '',
    'One that cannot be read as an event stays where it is, for a person to look at.',
  ],
  options: {
    service: { type: 'string' },
    event: { type: 'string' },
    message: { type: 'string' },
    all: { type: 'boolean' },
  },
  operands: { least: 0, most: 0 },
  run: async (invocation) => {
    const { config, ending, terminal } = invocation;
    const wish = wishOf(invocation.options);
    const { databases } = await openReach(config, ending);
    let count = 0;
    for (const name of wish.services) {
      const db = connectDatabase(databases[name], 2, createLog('redrive', 'warn'));
      const found = (await listDeadLetters(db, MOST)).filter(wish.means);
      const done = wish.isList ? found : await redriveAll(db, found);
      count += done.length;
      for (const letter of done) terminal.say(lineOf(name, letter));
      await db.destroy();
    }
    terminal.say(wish.isList ? `Given up: ${count}.` : `Handled again: ${count}.`);
    return !wish.isList && invocation.options.message !== undefined && count === 0 ? 1 : 0;
  },
};

interface Wish {
  readonly isList: boolean;
  readonly services: readonly ServiceName[];
  readonly means: (letter: DeadLetter) => boolean;
}

function wishOf({ service, event, message, all }: Invocation['options']): Wish {
  const services = serviceNames.filter((name) => service === undefined || name === service);
  if (services.length === 0) {
    throw new Trouble(
      `There is no service "${String(service)}". There are: ${serviceNames.join(', ')}.`,
    );
  }
  return {
    isList: [service, event, message, all].every((option) => option === undefined),
    services,
    means: (letter) =>
      (event === undefined || letter.name === event) &&
      (message === undefined || letter.messageId === message),
  };
}

async function redriveAll(db: Database, letters: readonly DeadLetter[]): Promise<DeadLetter[]> {
  const done: DeadLetter[] = [];
  for (const letter of letters) {
    if (await redriveDeadLetter(db, letter.messageId)) done.push(letter);
  }
  return done;
}

function lineOf(service: ServiceName, letter: DeadLetter): string {
  const { messageId, name, receivedAt, attempts, reason } = letter;
  return `${messageId}  ${service}  ${name}  ${receivedAt.toISOString()}  ${attempts} attempts  ${reason}`;
}
