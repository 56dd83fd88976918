import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse, stringify } from 'yaml';
import type { Part } from '../replicas/part.ts';

interface Job {
  readonly authorization?: object;
  readonly dns_sd_configs: readonly { readonly names: readonly string[] }[];
}

interface Config {
  readonly alerting: { readonly alertmanagers: readonly object[] };
  readonly scrape_configs: readonly Job[];
}

const ours = new URL('../../observability/prometheus/', import.meta.url);

/**
 * Our configuration as it is, but for what is of the containers: names that their network resolves,
 * and where files are mounted.
 */
export function configForThisMachine(here: {
  parts: readonly Part[];
  tokenFile: string;
  managers: string;
}): string {
  const config = parse(readFileSync(new URL('prometheus.yml', ours), 'utf8')) as Config;
  const jobs = config.scrape_configs.map(({ dns_sd_configs, authorization, ...job }) => {
    const names = new Set(dns_sd_configs.flatMap((one) => one.names));
    const targets = here.parts.filter(({ name }) => names.has(name));
    return {
      ...job,
      ...(authorization && { authorization: { credentials_file: here.tokenFile } }),
      static_configs: [{ targets: targets.map(({ url }) => new URL(url).host) }],
    };
  });
  return stringify({
    ...config,
    rule_files: [fileURLToPath(new URL('rules/*.yml', ours))],
    alerting: { alertmanagers: [{ file_sd_configs: [{ files: [here.managers] }] }] },
    scrape_configs: jobs,
  });
}
