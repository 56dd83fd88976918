import { socketSettings } from './postgres-socket.ts';
import { ownerSetting } from './postmaster.ts';

export interface PostgresPurpose {
  /** False in tests: survives a killed server, not a power cut. */
  readonly durable: boolean;
}

/** Small: a shop of one machine, six services with small pools, no parallel queries, no replicas. */
const settings: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  max_connections: '120',
  shared_buffers: '32MB',
  work_mem: '4MB',
  maintenance_work_mem: '32MB',
  max_worker_processes: '2',
  max_parallel_workers_per_gather: '0',
  max_parallel_maintenance_workers: '0',
  autovacuum_max_workers: '1',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '256MB',
  max_logical_replication_workers: '0',
  jit: 'off',
  logging_collector: 'off',
  log_destination: 'stderr',
  lc_messages: 'C',
  timezone: 'UTC',
  log_timezone: 'UTC',
};

const careless: Record<string, string> = {
  fsync: 'off',
  full_page_writes: 'off',
  max_connections: '300',
};

/** Arguments of `postgres`; they win over what stands in the folder's postgresql.conf. */
export function serverArguments(
  data: string,
  port: number,
  major: number,
  purpose: PostgresPurpose,
): string[] {
  const chosen = {
    ...settings,
    ...socketSettings,
    ...(purpose.durable ? {} : careless),
    // Since 18 reading is done by worker processes unless told otherwise.
    ...(major >= 18 ? { io_method: 'sync' } : {}),
    port: String(port),
    [ownerSetting]: String(process.pid),
  };
  return [
    '-D',
    data,
    ...Object.entries(chosen).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
}

/** Arguments of `initdb`: the same order of text on every machine. */
export function initArguments(
  data: string,
  passwordFile: string,
  major: number,
  purpose: PostgresPurpose,
): string[] {
  const args = ['-D', data, '--username=postgres', `--pwfile=${passwordFile}`, '--locale=C'];
  args.push('--auth=scram-sha-256', '--encoding=UTF8', '--no-instructions');
  if (major >= 17) args.push('--locale-provider=builtin', '--builtin-locale=C.UTF-8');
  if (!purpose.durable) args.push('--no-sync');
  return args;
}
