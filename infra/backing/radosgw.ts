import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { writeCephConfig } from './ceph-settings.ts';
import type { CephCluster } from './ceph-settings.ts';
import { findProgram } from './find-program.ts';
import { findFreePort, isPortOpen } from './free-port.ts';
import { launchProgram, ownServer } from './own-server.ts';
import { answersHttp } from './probes.ts';
import type { ProcessGroup } from './process-group.ts';
import type { Server } from './server.ts';

const run = promisify(execFile);
const needed = ['ceph-mon', 'ceph-osd', 'ceph', 'monmaptool', 'radosgw', 'radosgw-admin'];

/**
 * Ceph's S3 gateway over a store in memory; null where it is not installed. `kill` hits the gateway
 * alone: what was stored stays.
 */
export async function startRadosgw(folder: string): Promise<Server | null> {
  if (needed.some((name) => !findProgram(name))) return null;
  const cluster = await prepare(folder);
  const behind: ProcessGroup[] = [];
  const stopBehind = async () => void (await Promise.all(behind.map((group) => group.kill())));
  try {
    behind.push(await launchMonitor(cluster));
    behind.push(await launchStore(cluster));
    const launch = () => launchGateway(cluster);
    const gateway = await persist(launch);
    const keys = await createUser(cluster);
    const url = `http://${keys.access}:${keys.secret}@127.0.0.1:${cluster.gatewayPort}`;
    const about = { url, how: 'binary', about: 'S3 by radosgw, binary' } as const;
    return ownServer(about, gateway, launch, { onStop: stopBehind });
  } catch (error) {
    await stopBehind();
    throw error;
  }
}

async function prepare(folder: string): Promise<CephCluster> {
  for (const part of ['monitor', 'store', 'run', 'gateway']) {
    mkdirSync(join(folder, part), { recursive: true });
  }
  const cluster = {
    folder,
    id: randomUUID(),
    monitorPort: await findFreePort(),
    gatewayPort: await findFreePort(),
    configFile: join(folder, 'ceph.conf'),
  };
  writeCephConfig(cluster);
  return cluster;
}

async function launchMonitor(cluster: CephCluster): Promise<ProcessGroup> {
  const { folder, id, monitorPort, configFile } = cluster;
  const map = join(folder, 'monmap');
  const address = `[v1:127.0.0.1:${monitorPort}]`;
  await run('monmaptool', ['--create', '--addv', 'a', address, '--fsid', id, map]);
  const args = ['-c', configFile, '-i', 'a', '--mon-data', join(folder, 'monitor')];
  await run('ceph-mon', [...args, '--mkfs', '--monmap', map]);
  return launchDaemon(cluster, 'ceph-mon', args, () => isPortOpen(monitorPort));
}

async function launchStore(cluster: CephCluster): Promise<ProcessGroup> {
  const storeId = randomUUID();
  await persist(() => askCeph(cluster, 'osd', 'new', storeId));
  const args = ['-c', cluster.configFile, '-i', '0', '--osd-data', join(cluster.folder, 'store')];
  await run('ceph-osd', [...args, '--osd-uuid', storeId, '--mkfs']);
  const isUp = async () => / 1 up/.test(await askCeph(cluster, 'osd', 'stat'));
  return persist(() => launchDaemon(cluster, 'ceph-osd', args, isUp));
}

function launchGateway(cluster: CephCluster): Promise<ProcessGroup> {
  const endpoint = `beast endpoint=127.0.0.1:${cluster.gatewayPort}`;
  const args = ['-c', cluster.configFile, '-n', 'client.rgw.a', `--rgw_frontends=${endpoint}`];
  return launchDaemon(cluster, 'radosgw', args, () => answersHttp(cluster.gatewayPort));
}

function launchDaemon(
  { folder }: CephCluster,
  command: string,
  args: readonly string[],
  isReady: () => Promise<boolean>,
): Promise<ProcessGroup> {
  const asRoot = process.getuid?.() === 0 ? ['--setuser', 'root', '--setgroup', 'root'] : [];
  return launchProgram({
    title: command,
    command,
    args: [...args, '-f', ...asRoot],
    options: { logFile: join(folder, `${command}.out`), cwd: folder },
    isReady,
    timeoutMs: 60_000,
  });
}

/** A young monitor now and then refuses what it allows a moment later. */
async function persist<T>(step: () => Promise<T>, attempts = 5): Promise<T> {
  try {
    return await step();
  } catch (error) {
    if (attempts <= 1) throw error;
    await pause(500);
    return persist(step, attempts - 1);
  }
}

async function askCeph({ configFile }: CephCluster, ...words: string[]): Promise<string> {
  return (await run('ceph', ['-c', configFile, ...words], { timeout: 20_000 })).stdout;
}

async function createUser({
  configFile,
}: CephCluster): Promise<{ access: string; secret: string }> {
  const access = `dahab${randomUUID().slice(0, 8)}`;
  const secret = randomUUID();
  const args = ['-c', configFile, '-n', 'client.rgw.a', 'user', 'create', '--uid', 'dahab'];
  args.push('--display-name', 'dahab', '--access-key', access, '--secret-key', secret);
  await persist(() => run('radosgw-admin', args));
  return { access, secret };
}
