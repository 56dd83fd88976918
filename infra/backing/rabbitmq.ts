import { mkdirSync } from 'node:fs';
import { startContainer } from './container.ts';
import { findProgram, isProgram } from './find-program.ts';
import { firstThatRuns } from './first-that-runs.ts';
import { findFreePort } from './free-port.ts';
import { givenServer } from './given.ts';
import { launchProgram, ownServer } from './own-server.ts';
import { answersAmqp, answersEpmd } from './probes.ts';
import type { ProcessGroup } from './process-group.ts';
import { rabbitmqEnvironment, writeRabbitmqFiles } from './rabbitmq-settings.ts';
import type { RabbitmqNode } from './rabbitmq-settings.ts';
import type { Missing, Server, Wanted } from './server.ts';

export async function findRabbitmq({ url, folder }: Wanted): Promise<Server | Missing> {
  if (url) return givenServer('RabbitMQ', url);
  return firstThatRuns([
    {
      start: () => startContainer(recipe),
      otherwise: 'no container engine answers',
    },
    {
      start: () => startInstalled(folder),
      otherwise: 'rabbitmq-server is not installed (on Debian: apt-get install rabbitmq-server)',
    },
  ]);
}

const recipe = {
  image: 'rabbitmq:4',
  title: 'RabbitMQ',
  port: 5672,
  url: (port: number) => `amqp://guest:guest@127.0.0.1:${port}`,
  isReady: answersAmqp,
};

/** Not Debian's wrapper in /usr/sbin, which changes the user and the folders. */
const programs = [
  '/usr/lib/rabbitmq/bin/rabbitmq-server',
  '/opt/homebrew/opt/rabbitmq/sbin/rabbitmq-server',
  '/usr/local/opt/rabbitmq/sbin/rabbitmq-server',
];

/** Where RabbitMQ and Erlang's port mapper are installed; null where they are not. */
export function installedRabbitmq(): { command: string; epmd: string } | null {
  const command = programs.find(isProgram);
  const epmd = findProgram('epmd');
  return command && epmd ? { command, epmd } : null;
}

async function startInstalled(folder: string): Promise<Server | null> {
  const installed = installedRabbitmq();
  if (!installed) return null;
  const { command, epmd } = installed;
  mkdirSync(folder, { recursive: true });
  const node = {
    folder,
    port: await findFreePort(),
    distPort: await findFreePort(),
    epmdPort: await findFreePort(),
  };
  writeRabbitmqFiles(node);
  const names = await launchEpmd(epmd, node);
  const launch = () => launchBroker(command, node);
  try {
    return ownServer(
      { url: recipe.url(node.port), how: 'binary', about: 'RabbitMQ, binary' },
      await launch(),
      launch,
      { onStop: () => names.end() },
    );
  } catch (error) {
    await names.end();
    throw error;
  }
}

/** Started by ourselves, in the foreground: the one that Erlang starts would stay behind. */
export function launchEpmd(command: string, node: RabbitmqNode): Promise<ProcessGroup> {
  return launchProgram({
    title: "Erlang's port mapper",
    command,
    args: ['-port', String(node.epmdPort), '-address', '127.0.0.1'],
    options: { logFile: `${node.folder}/epmd.log`, cwd: node.folder },
    isReady: () => answersEpmd(node.epmdPort),
    timeoutMs: 10_000,
  });
}

export function launchBroker(command: string, node: RabbitmqNode): Promise<ProcessGroup> {
  return launchProgram({
    title: 'RabbitMQ',
    command,
    args: [],
    options: {
      logFile: `${node.folder}/rabbitmq.log`,
      cwd: node.folder,
      env: rabbitmqEnvironment(node),
    },
    isReady: () => answersAmqp(node.port),
    timeoutMs: 90_000,
  });
}
