import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { programFolders } from './config.ts';

/** One broker with ports and folders of its own. */
export interface RabbitmqNode {
  readonly folder: string;
  readonly port: number;
  readonly distPort: number;
  readonly epmdPort: number;
  /** Without one it is a broker of its own. */
  readonly cluster?: { readonly name: string; readonly members: readonly string[] };
}

/** The members of a cluster know each other by it. */
const COOKIE = 'dahab-in-tests';

export function writeRabbitmqFiles({ folder, port, cluster }: RabbitmqNode): void {
  const lines = [
    `listeners.tcp.1 = 127.0.0.1:${port}`,
    'log.console = true',
    'log.console.level = warning',
    'log.file = false',
    'vm_memory_high_watermark.absolute = 512MB',
    'disk_free_limit.absolute = 50MB',
    ...(cluster ? formationOf(cluster.members) : []),
  ];
  if (cluster) writeFileSync(join(folder, '.erlang.cookie'), COOKIE, { mode: 0o400 });
  writeFileSync(join(folder, 'rabbitmq.conf'), `${lines.join('\n')}\n`);
  writeFileSync(join(folder, 'enabled_plugins'), '[].\n');
}

function formationOf(members: readonly string[]): string[] {
  const nodes = members.map(
    (name, index) => `cluster_formation.classic_config.nodes.${index + 1} = ${name}`,
  );
  return ['cluster_formation.peer_discovery_backend = classic_config', ...nodes];
}

/** Everything that would otherwise be read from /etc or written below /var. */
export function rabbitmqEnvironment(node: RabbitmqNode): NodeJS.ProcessEnv {
  const { folder, distPort, epmdPort, cluster } = node;
  return {
    PATH: programFolders().join(':'),
    LANG: 'C.UTF-8',
    HOME: folder,
    ERL_EPMD_PORT: String(epmdPort),
    ERL_EPMD_ADDRESS: '127.0.0.1',
    RABBITMQ_NODENAME: cluster?.name ?? 'dahab@localhost',
    RABBITMQ_DIST_PORT: String(distPort),
    RABBITMQ_CONF_ENV_FILE: join(folder, 'no-environment.conf'),
    RABBITMQ_CONFIG_FILE: join(folder, 'rabbitmq.conf'),
    RABBITMQ_CONFIG_FILES: join(folder, 'no-more.d'),
    RABBITMQ_ADVANCED_CONFIG_FILE: join(folder, 'no-advanced.config'),
    RABBITMQ_ENABLED_PLUGINS_FILE: join(folder, 'enabled_plugins'),
    RABBITMQ_MNESIA_BASE: join(folder, 'mnesia'),
    RABBITMQ_LOG_BASE: join(folder, 'log'),
    RABBITMQ_SERVER_ADDITIONAL_ERL_ARGS: '-kernel inet_dist_use_interface {127,0,0,1} +S 2:2',
  };
}
