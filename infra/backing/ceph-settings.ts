import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** One monitor, one object store in memory and one gateway, each as small as it can be made. */
export interface CephCluster {
  readonly folder: string;
  readonly id: string;
  readonly monitorPort: number;
  readonly gatewayPort: number;
  readonly configFile: string;
}

export function writeCephConfig({ folder, id, monitorPort, configFile }: CephCluster): void {
  const settings = {
    fsid: id,
    mon_host: `v1:127.0.0.1:${monitorPort}`,
    public_addr: '127.0.0.1',
    cluster_addr: '127.0.0.1',
    ms_bind_ipv6: false,
    ms_bind_msgr2: false,
    auth_cluster_required: 'none',
    auth_service_required: 'none',
    auth_client_required: 'none',
    mon_allow_pool_size_one: true,
    mon_warn_on_pool_no_redundancy: false,
    mon_max_pg_per_osd: 1000,
    // Other people's full disks are not our business: the objects are in memory.
    mon_data_avail_crit: 1,
    mon_data_avail_warn: 1,
    osd_pool_default_size: 1,
    osd_pool_default_min_size: 1,
    osd_pool_default_pg_num: 4,
    osd_pool_default_pgp_num: 4,
    osd_pool_default_pg_autoscale_mode: 'off',
    osd_crush_chooseleaf_type: 0,
    osd_objectstore: 'memstore',
    memstore_device_bytes: 1024 ** 3,
    osd_memory_target: 896 * 1024 ** 2,
    rgw_data: join(folder, 'gateway'),
    rgw_thread_pool_size: 32,
    rgw_enable_usage_log: false,
    rgw_run_sync_thread: false,
    rgw_override_bucket_index_max_shards: 1,
    rgw_dynamic_resharding: false,
    run_dir: join(folder, 'run'),
    admin_socket: join(folder, 'run', '$name.asok'),
    pid_file: join(folder, 'run', '$name.pid'),
    log_to_stderr: false,
    log_to_file: true,
    log_file: join(folder, '$name.log'),
    mon_cluster_log_file: join(folder, 'cluster.log'),
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`);
  writeFileSync(configFile, `[global]\n${lines.join('\n')}\n`);
}
