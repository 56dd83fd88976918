import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfig } from '@dahab/chassis/config.ts';
import { serviceNames } from '@dahab/protocol/event.ts';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { bffConfigSchema } from '../../../bff/src/config.ts';
import { catalog } from '../../../services/catalog/src/service.ts';
import { identity } from '../../../services/identity/src/service.ts';
import { importer } from '../../../services/importer/src/service.ts';
import { notifier } from '../../../services/notifier/src/service.ts';
import { orders } from '../../../services/orders/src/service.ts';
import { operationsConfigSchema } from '../../operations/config.ts';
import { pricing } from '../../../services/pricing/src/service.ts';

interface Part {
  readonly environment?: Record<string, string | number>;
  readonly image?: string;
  readonly secrets?: string[];
  readonly read_only?: boolean;
  readonly user?: string;
  readonly healthcheck?: object;
  readonly restart?: string;
  readonly ports?: string[];
  readonly profiles?: string[];
  readonly volumes?: string[];
  readonly deploy?: { resources?: { limits?: { memory?: string; pids?: number } } };
}

interface Compose {
  readonly services: Record<string, Part>;
  readonly secrets: Record<string, { file: string }>;
}

const root = new URL('../../../', import.meta.url);
const text = readFileSync(new URL('docker-compose.yml', root), 'utf8');
const compose = parse(text, { merge: true }) as Compose;
const example = Object.fromEntries(
  readFileSync(new URL('.env.example', root), 'utf8')
    .split('\n')
    .filter((line) => /^\w+=/.test(line))
    .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
);

/** `${NAME}`, `${NAME:-default}` and `${NAME:?reason}`, as compose reads them. */
const interpolated = (value: string): string =>
  value.replace(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_, name: string, kind?: string, other = '') => {
    const given = example[name];
    if (given !== undefined && given !== '') return given;
    if (kind === '?') throw new Error(`${name} has to stand in .env.example`);
    return String(other);
  });

const folder = mkdtempSync(join(tmpdir(), 'dahab-secrets-'));
execFileSync('sh', [fileURLToPath(new URL('../make-secrets.sh', import.meta.url)), folder]);

/** As in the container, where only its own secrets are. */
const environmentOf = (service: string): Record<string, string> => {
  const { environment = {}, secrets = [] } = compose.services[service] ?? {};
  return Object.fromEntries(
    Object.entries(environment).map(([name, value]) => {
      const secret = /^\/run\/secrets\/(.*)$/.exec(String(value))?.[1];
      if (secret === undefined) return [name, interpolated(String(value))];
      return [name, secrets.includes(secret) ? join(folder, secret) : 'not its secret'];
    }),
  );
};
const parts = Object.entries(compose.services);
/** What does its work once and ends. */
const passing = new Set(['setup', 'shop', 'minio-volume']);

describe('docker-compose.yml', () => {
  test('names every service of the shop, the bff, and what they stand on', () => {
    expect(Object.keys(compose.services)).toEqual(
      expect.arrayContaining([...serviceNames, 'bff', 'postgres', 'rabbitmq', 'redis', 'minio']),
    );
  });

  const schemas = [catalog, identity, importer, notifier, orders, pricing].map(
    ({ name, config }) => ({ name, config }),
  );
  const commands = { name: 'shop', config: operationsConfigSchema };
  test.each([...schemas, { name: 'bff', config: bffConfigSchema }, commands])(
    'gives $name, with .env.example and secrets that were made, a configuration that it accepts',
    ({ name, config }) => {
      expect(() => readConfig<unknown>(config, environmentOf(name))).not.toThrow();
    },
  );

  test('uses every secret that is made, and none besides', () => {
    const used = Object.values(compose.secrets).map(({ file }) => basename(file));
    expect(new Set(used)).toEqual(new Set(readdirSync(folder)));
  });

  test('lets no part write to its own files, be root, or take all of the memory', () => {
    const loose = parts.filter(([name, part]) => {
      const isRoot = part.image !== undefined && part.user === undefined;
      const isLimited = part.deploy?.resources?.limits?.memory !== undefined;
      return part.read_only !== true || isRoot || (!isLimited && name !== 'minio-volume');
    });
    expect(loose.map(([name]) => name)).toEqual([]);
  });

  test('looks after the health of every part that stays, and starts it again', () => {
    const staying = parts.filter(([name]) => !passing.has(name));
    const loose = staying.filter(([, part]) => !part.healthcheck || part.restart === undefined);
    expect(loose.map(([name]) => name)).toEqual([]);
  });

  test('lets every part of ours be had several times: it has neither a port nor a volume', () => {
    const ours = [...serviceNames, 'bff'].map((name) => compose.services[name]);
    expect(ours.filter((part) => part?.ports ?? part?.volumes)).toEqual([]);
  });

  test('shows the figures to this machine alone, to who has a password of his own', () => {
    const watching = ['prometheus', 'grafana'].map((name) => compose.services[name]);
    const open = watching.filter((part) =>
      part?.ports?.some((port) => !port.startsWith('127.0.0.1:')),
    );
    const unasked = watching.filter((part) => part?.profiles?.join() !== 'observability');

    expect([open, unasked]).toEqual([[], []]);
    expect(environmentOf('grafana')['GF_SECURITY_ADMIN_PASSWORD__FILE']).toBe(
      join(folder, 'grafana_password'),
    );
    expect(compose.services['prometheus']?.secrets).toEqual(['metrics_token']);
  });

  test('mounts files that there are, and lets nobody write to them', () => {
    const mounts = parts.flatMap(([, part]) => part.volumes ?? []);
    const ofOurs = mounts.filter((mount) => mount.startsWith('./'));
    const missing = ofOurs.filter((mount) => !existsSync(new URL(mount.split(':')[0] ?? '', root)));

    expect(missing).toEqual([]);
    expect(ofOurs.filter((mount) => !mount.endsWith(':ro'))).toEqual([]);
  });

  test('lets Prometheus look at every part of ours', () => {
    const config = new URL('infra/observability/prometheus/prometheus.yml', root);
    const scraped = parse(readFileSync(config, 'utf8')) as {
      scrape_configs: { dns_sd_configs: { names: string[] }[] }[];
    };
    const names = scraped.scrape_configs.flatMap(({ dns_sd_configs: [found] }) => found?.names);

    expect(new Set(names)).toEqual(new Set([...serviceNames, 'bff']));
  });

  test('uses every name of .env.example', () => {
    const unused = Object.keys(example).filter((name) => !text.includes(`\${${name}`));
    expect(unused).toEqual([]);
  });

  test('pins every image that is not ours to a version', () => {
    const images = Object.values(compose.services).flatMap(({ image }) => image ?? []);
    expect(images.filter((image) => !/:[\w.-]*\d/.test(image))).toEqual([]);
  });
});

test('an image has every workspace that what it runs imports', () => {
  // The commands bring all services along.
  for (const workspace of ['infra/operations', 'bff']) {
    const gathered = mkdtempSync(join(tmpdir(), 'dahab-image-'));
    execFileSync(process.execPath, ['infra/docker/gather.mjs', workspace, gathered], { cwd: root });
    const wanted = new Set(importsOf(gathered).filter((path) => !path.includes('node_modules')));
    expect([...wanted].filter((path) => !existsSync(path))).toEqual([]);
    rmSync(gathered, { recursive: true });
  }
});

/** The files that those of a folder import by their paths. */
function importsOf(gathered: string): string[] {
  const files = readdirSync(gathered, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => /\.(ts|mjs)$/.test(file))
    .flatMap((file) => {
      const source = readFileSync(join(gathered, file), 'utf8');
      const imported = source.matchAll(/from '(\.[^']+)'/g);
      return [...imported].map(([, path = '']) => join(gathered, dirname(file), path));
    });
}
