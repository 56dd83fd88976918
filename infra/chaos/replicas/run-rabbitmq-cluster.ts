import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startRabbitmqCluster } from '@dahab/backing/rabbitmq-cluster.ts';
import type { Server } from '@dahab/backing/server.ts';
import { waitUntil } from '@dahab/backing/wait-until.ts';
import type { Bus, BusMessage } from '@dahab/chassis/bus/bus.ts';
import { openRabbitMqBus } from '@dahab/chassis/bus/rabbitmq.ts';
import { createLog } from '@dahab/chassis/log.ts';

const MESSAGES = 3_000;
const AT_ONCE = 20;
const HEARD_MS = 120_000;

/**
 * A cluster of three RabbitMQ nodes with a quorum queue, of which each is killed once while messages
 * go through; what was confirmed has to be heard. Answers the exit code.
 */
export async function runRabbitmqCluster(): Promise<number> {
  const nodes = await startRabbitmqCluster(mkdtempSync(join(tmpdir(), 'dahab-cluster-')));
  const url = nodes.map((node) => node.url).join();
  const bus = openRabbitMqBus({ url, log: createLog('chaos', 'silent'), queueType: 'quorum' });
  try {
    return await goThrough(bus, nodes);
  } finally {
    await bus.close();
    // The one that keeps the names goes last.
    for (const node of nodes) await node.stop();
  }
}

async function goThrough(bus: Bus, nodes: readonly Server[]): Promise<number> {
  const heard = new Map<string, number>();
  await waitUntil(() => bus.ready(), HEARD_MS, 100);
  await bus.subscribe('catalog', ['chaos.told'], async ({ message }) => {
    if (message) heard.set(message.id, (heard.get(message.id) ?? 0) + 1);
  });
  const killing = killInTurn(nodes);
  const told: string[] = [];
  let again = 0;
  while (told.length < MESSAGES || !(await isOver(killing))) {
    const batch = Array.from({ length: AT_ONCE }, () => messageOf(told.length));
    await Promise.all(
      batch.map(async (message) => {
        again += await tell(bus, message);
        told.push(message.id);
      }),
    );
  }
  const isWhole = await waitUntil(() => told.every((id) => heard.has(id)), HEARD_MS, 100);
  const lost = told.filter((id) => !heard.has(id)).length;
  const twice = [...heard.values()].filter((times) => times > 1).length;
  process.stdout.write(
    `three nodes, each killed once: ${told.length} messages confirmed, ${again} of them sent again, ` +
      `${lost} lost, ${twice} heard twice (an inbox takes each once)\n`,
  );
  return isWhole ? 0 : 1;
}

async function killInTurn(nodes: readonly Server[]): Promise<void> {
  for (const node of nodes) {
    await pause(3_000);
    await node.kill();
    process.stdout.write(`killed ${node.about}\n`);
    await pause(5_000);
    await node.restart();
  }
}

async function isOver(work: Promise<void>): Promise<boolean> {
  return Promise.race([work.then(() => true), pause(1, false)]);
}

/** As the relay does it: until it is confirmed. How often it was sent again. */
async function tell(bus: Bus, message: BusMessage): Promise<number> {
  for (let times = 0; ; times += 1) {
    try {
      await bus.publish(message, ['catalog']);
      return times;
    } catch {
      await pause(200);
    }
  }
}

function messageOf(count: number): BusMessage {
  return {
    id: randomUUID(),
    name: 'chaos.told',
    version: 1,
    payload: count,
    occurredAt: new Date().toISOString(),
    requestId: 'chaos',
    actor: null,
  };
}
