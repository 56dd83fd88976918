import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from './free-port.ts';
import { ownServer } from './own-server.ts';
import { installedRabbitmq, launchBroker, launchEpmd } from './rabbitmq.ts';
import { type RabbitmqNode, writeRabbitmqFiles } from './rabbitmq-settings.ts';
import { CannotStart, type Server } from './server.ts';

const MEMBERS = ['dahab1@localhost', 'dahab2@localhost', 'dahab3@localhost'];

/** Three nodes that are one broker, each of which may be killed. */
export async function startRabbitmqCluster(folder: string): Promise<Server[]> {
  const installed = installedRabbitmq();
  if (!installed) throw new CannotStart('rabbitmq-server is not installed');
  const epmdPort = await findFreePort();
  const nodes: RabbitmqNode[] = [];
  for (const name of MEMBERS) {
    const cluster = { name, members: MEMBERS };
    const [port, distPort] = [await findFreePort(), await findFreePort()];
    nodes.push({ folder: join(folder, name), port, distPort, epmdPort, cluster });
  }
  for (const node of nodes) {
    mkdirSync(node.folder, { recursive: true });
    writeRabbitmqFiles(node);
  }
  const [first] = nodes;
  if (!first) throw new Error('A cluster has nodes');
  const names = await launchEpmd(installed.epmd, first);
  const servers: Server[] = [];
  for (const node of nodes) {
    const launch = () => launchBroker(installed.command, node);
    const url = `amqp://guest:guest@127.0.0.1:${node.port}`;
    const about = { url, how: 'binary', about: `RabbitMQ, ${node.cluster?.name}` } as const;
    const isLast = node === nodes.at(-1);
    servers.push(
      ownServer(about, await launch(), launch, isLast ? { onStop: () => names.end() } : {}),
    );
  }
  return servers;
}
