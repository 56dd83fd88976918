import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfig } from '@dahab/chassis/config.ts';
import { serviceNames } from '@dahab/protocol/event.ts';
import { describeSkipped, noteUntried } from '@dahab/testing/missing.ts';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { bffConfigSchema } from '../../../bff/src/config.ts';
import { catalog } from '../../../services/catalog/src/service.ts';
import { identity } from '../../../services/identity/src/service.ts';
import { importer } from '../../../services/importer/src/service.ts';
import { notifier } from '../../../services/notifier/src/service.ts';
import { orders } from '../../../services/orders/src/service.ts';
import { pricing } from '../../../services/pricing/src/service.ts';
import { operationsConfigSchema } from '../../operations/config.ts';
import {
  type Container,
  chooses,
  type Item,
  itemsIn,
  keptExample,
  keptSources,
  labelsOf,
  podOf,
  presentSources,
  renderExample,
  type Selector,
  type Workload,
} from './rendered.ts';

const root = new URL('../../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');
const compose = parse(read('docker-compose.yml'), { merge: true }) as {
  name: string;
  services: Record<string, { secrets?: string[] }>;
};
const rendered = renderExample();
const NOT_RENDERED =
  'neither kubectl (from 1.24) nor kustomize is installed: the manifests were not rendered anew';
if (rendered === null) noteUntried(NOT_RENDERED);
const describeRendered = rendered === null ? describeSkipped(NOT_RENDERED) : describe;

const items = keptExample();
const ofKind = <Kind extends Item>(kind: string): Kind[] =>
  items.filter((item): item is Kind => item.kind === kind);
const named = <Kind extends Item>(all: readonly Kind[], name: string): Kind | undefined =>
  all.find(({ metadata }) => metadata.name === name);

const [settings] = ofKind<Item & { data: Record<string, string> }>('ConfigMap');
const deployments = ofKind<Workload>('Deployment');
const scalings = ofKind<Scaling>('HorizontalPodAutoscaler');
const budgets = ofKind<Item & { spec: { selector: Selector } }>('PodDisruptionBudget');
const policies = ofKind<Policy>('NetworkPolicy');
const addresses = ofKind<Item & { spec: { ports: object[]; selector: object } }>('Service');
const workloads = [...deployments, ...ofKind<Workload>('Job'), ...ofKind<Workload>('CronJob')];
const parts = [...serviceNames, 'bff'];
const containerOf = (name: string): Container | undefined => {
  const workload = named(workloads, name);
  return workload && podOf(workload).containers[0];
};

/** The keys of the secret that a pod sees, by the names of their files. */
const secretsOf = (workload: Workload): Map<string, string> => {
  const { items: chosen } = podOf(workload).volumes.find(({ secret }) => secret)?.secret ?? {};
  if (chosen) return new Map(chosen.map(({ path, key }) => [path, key]));
  return new Map(secretNames.map((name) => [name, name]));
};

/** As in the pod: its settings, and files of those secrets alone that it sees. */
const environmentOf = (name: string): Record<string, string> => {
  const workload = named(workloads, name);
  if (!workload) throw new Error(`There is no ${name}`);
  const files = secretsOf(workload);
  const environment: Record<string, string> = { ...settings?.data };
  for (const { name: variable, value = '', valueFrom } of podOf(workload).containers[0]?.env ??
    []) {
    const key = valueFrom?.configMapKeyRef?.key;
    const given = key === undefined ? value : (settings?.data[key] ?? '');
    const expanded = given.replaceAll(
      /\$\((\w+)\)/g,
      (_, other: string) => environment[other] ?? '',
    );
    environment[variable] = expanded.replace(/^\/run\/secrets\/(.*)$/, (_, file: string) =>
      join(folder, files.get(file) ?? 'not its secret'),
    );
  }
  return environment;
};

const folder = mkdtempSync(join(tmpdir(), 'dahab-secrets-'));
execFileSync('sh', [fileURLToPath(new URL('infra/docker/make-secrets.sh', root)), folder]);
const secretNames = readdirSync(folder);

describeRendered('kubectl', () => {
  test('makes of the manifests what is kept of them', () => {
    const byName = (all: Item[]): Map<string, Item> =>
      new Map(all.map((item) => [`${item.kind} ${item.metadata.name}`, item]));
    expect(byName(itemsIn(rendered ?? ''))).toEqual(byName(items));
  });
});

describe('the manifests', () => {
  test('are those that were rendered: else `npm run manifests`', () => {
    expect(keptSources()).toBe(presentSources());
  });

  test('say only what Kubernetes knows', () => {
    mkdirSync(new URL('artefacts', root), { recursive: true });
    const types = mkdtempSync(fileURLToPath(new URL('artefacts/manifests-', root)));
    const lines = items.map(({ apiVersion, kind }, n) => {
      const object = JSON.stringify(items[n]);
      return `export const item${n}: import('kubernetes-models/${apiVersion}').I${kind} = ${object};`;
    });
    writeFileSync(join(types, 'items.ts'), lines.join('\n'));
    const options = { extends: '../../tsconfig.base.json', include: ['items.ts'] };
    writeFileSync(join(types, 'tsconfig.json'), JSON.stringify(options));
    const tsc = fileURLToPath(new URL('node_modules/typescript/bin/tsc', root));
    const check = (): void =>
      void execFileSync(process.execPath, [tsc, '-p', types], { encoding: 'utf8' });
    try {
      expect(check).not.toThrow();
    } finally {
      rmSync(types, { recursive: true });
    }
  });

  const services = [catalog, identity, importer, notifier, orders, pricing];
  const operations = ['migrate', 'shop', 'backup'];
  test.each([
    ...services.map(({ name, config }) => ({ name: name as string, config })),
    { name: 'bff', config: bffConfigSchema },
    ...operations.map((name) => ({ name, config: operationsConfigSchema })),
  ])('give $name a configuration that it accepts', ({ name, config }) => {
    expect(() => readConfig<unknown>(config, environmentOf(name))).not.toThrow();
  });

  test('let each part see the secrets that it sees in docker-compose.yml', () => {
    const seen = parts.map((name) => {
      const workload = named(deployments, name);
      return [name, workload && [...secretsOf(workload).values()].toSorted()];
    });
    const there = parts.map((name) => [name, compose.services[name]?.secrets?.toSorted()]);
    expect(seen).toEqual(there);
  });

  test('let an upgrade begin with the databases, and what their Job needs', () => {
    const first = items.filter(({ metadata }) => metadata.labels?.['dahab.shop/step'] === 'first');
    expect(first.map(({ kind }) => kind)).toEqual(['ConfigMap', 'Job']);
  });

  test('hold no secret, neither as an object nor as a value', () => {
    expect(ofKind('Secret')).toEqual([]);
    const secret = /(PASSWORD|SECRET|KEY|TOKEN|KEYS_ALSO_READ)$/;
    const variables = workloads.flatMap((one) => podOf(one).containers.flatMap(({ env }) => env));
    expect(variables.filter(({ name, value }) => secret.test(name) && value)).toEqual([]);
    const open = Object.keys(settings?.data ?? {}).filter((name) => secret.test(name));
    expect(open).toEqual(['S3_ACCESS_KEY']);
  });

  test('run the images that docker-compose.yml builds', () => {
    const images = new Set(workloads.flatMap((one) => podOf(one).containers[0]?.image ?? []));
    const built = [...parts, 'shop'].map((name) => `registry.example/${compose.name}-${name}:1`);
    expect([...images].toSorted()).toEqual(built.toSorted());
  });

  test('reach each part where the others look for it', () => {
    const port = Number(/PORT=(\d+)/.exec(read('infra/docker/Dockerfile'))?.[1]);
    const { shape } = bffConfigSchema;
    for (const name of serviceNames) {
      const address = `http://${name}:${port}`;
      expect(shape[`${name.toUpperCase()}_URL` as 'CATALOG_URL'].parse(undefined)).toBe(address);
    }
    for (const name of parts) {
      const service = named(addresses, name);
      expect(service?.spec.ports).toEqual([{ name: 'http', port }]);
      expect(service?.spec.selector).toEqual({ 'app.kubernetes.io/name': name });
      expect(containerOf(name)?.ports).toEqual([{ name: 'http', containerPort: port }]);
    }
  });

  test('look after the health of every part by what it answers', () => {
    const paths = parts.flatMap((name) => {
      const { startupProbe, readinessProbe, livenessProbe } = containerOf(name) ?? {};
      return [startupProbe, readinessProbe, livenessProbe].map((probe) => probe?.httpGet.path);
    });
    const known = /^\/(healthz|readyz(\?only=(staying|bus|cache)(,(staying|bus|cache))*)?)$/;
    expect(paths.filter((path) => !known.test(path ?? 'none'))).toEqual([]);
  });

  test('let no pod be root, write to its own files, speak to the cluster, or take all memory', () => {
    for (const workload of workloads) {
      const pod = podOf(workload);
      expect(pod).toMatchObject({
        automountServiceAccountToken: false,
        securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
      });
      expect(pod.containers).toHaveLength(1);
      expect(pod.containers[0]).toMatchObject({
        resources: {
          requests: { cpu: expect.any(String), memory: expect.any(String) },
          limits: { memory: expect.any(String) },
        },
        securityContext: {
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        },
      });
    }
  });

  test('keep one of two replicas of every part while machines go, and share them out', () => {
    for (const name of parts) {
      const workload = named(deployments, name);
      const scaling = named(scalings, name);
      const budget = named(budgets, name);
      expect(scaling?.spec.minReplicas ?? workload?.spec.replicas).toBeGreaterThan(1);
      expect(workload?.spec.replicas === undefined).toBe(scaling !== undefined);
      expect(budget?.spec).toMatchObject({
        maxUnavailable: 1,
        selector: { matchLabels: { 'app.kubernetes.io/name': name } },
      });
      expect(workload && podOf(workload).topologySpreadConstraints).toHaveLength(2);
    }
  });

  test('give a part that is told to end the time that it may take', () => {
    const longest = /LONGEST_STOP_MS = ([\d_]+)/.exec(read('infra/chassis/run-service.ts'))?.[1];
    const most = Number(settings?.data['GOING_MS']) + Number(longest?.replaceAll('_', ''));
    for (const name of parts) {
      const workload = named(deployments, name);
      const given = (workload && podOf(workload).terminationGracePeriodSeconds) ?? 0;
      expect(given * 1_000).toBeGreaterThan(most);
    }
  });

  test('name only what is there', () => {
    const names = (kind: string): string[] => ofKind(kind).map(({ metadata }) => metadata.name);
    const pods = workloads.map(podOf);
    const keys = Object.keys(settings?.data ?? {});
    const claims = pods.flatMap(({ volumes }) =>
      volumes.flatMap(({ persistentVolumeClaim }) => persistentVolumeClaim?.claimName ?? []),
    );
    const settingsNamed = pods.flatMap(({ containers: [container] }) => [
      ...(container?.envFrom ?? []).map(({ configMapRef }) => configMapRef.name),
      ...(container?.env ?? []).flatMap(({ valueFrom }) => valueFrom?.configMapKeyRef?.name ?? []),
    ]);
    const keysNamed = pods.flatMap(({ containers: [container] }) =>
      (container?.env ?? []).flatMap(({ valueFrom }) => valueFrom?.configMapKeyRef?.key ?? []),
    );
    const secretsNamed = workloads.flatMap((one) => [...secretsOf(one).values()]);
    expect(names('PersistentVolumeClaim')).toEqual(expect.arrayContaining(claims));
    expect([...new Set(settingsNamed)]).toEqual([settings?.metadata.name]);
    expect(keys).toEqual(expect.arrayContaining(keysNamed));
    expect(secretNames).toEqual(expect.arrayContaining(secretsNamed));
    expect(names('Deployment')).toEqual(
      expect.arrayContaining(scalings.map(({ spec }) => spec.scaleTargetRef.name)),
    );
    const [shop] = ofKind<Entrance>('Ingress');
    for (const { service } of shop?.spec.rules.flatMap(({ http }) =>
      http.paths.map(({ backend }) => backend),
    ) ?? []) {
      expect(named(addresses, service.name)?.spec.ports).toContainEqual(
        expect.objectContaining({ name: service.port.name }),
      );
    }
  });

  test('choose pods that there are, by every selector', () => {
    const labels = workloads.map((one) => labelsOf(one));
    const chosen = [
      ...policies.map(({ metadata, spec }) => [metadata.name, spec.podSelector] as const),
      ...budgets.map(({ metadata, spec }) => [metadata.name, spec.selector] as const),
      ...deployments.map(({ metadata, spec }) => [metadata.name, spec.selector ?? {}] as const),
    ];
    const empty = chosen.filter(([, selector]) => !labels.some((own) => chooses(selector, own)));
    expect(empty.map(([name]) => name)).toEqual([]);
  });

  test('let Prometheus read the figures of every part', () => {
    const figures = named(policies, 'figures');
    const read = parts.filter((name) => {
      const workload = named(deployments, name);
      return workload && figures && chooses(figures.spec.podSelector, labelsOf(workload));
    });
    expect(read).toEqual(parts);
  });

  test('let in who calls, and nobody else', () => {
    for (const name of serviceNames) {
      const policy = named(policies, `calls-of-${name}`);
      const [from] = policy?.spec.ingress[0]?.from ?? [];
      const [callers] = from?.podSelector.matchExpressions ?? [];
      expect(callers?.values).toEqual(['bff', ...callersOf(name)].toSorted());
    }
  });

  test('ask PostgreSQL for no more connections than the guide says', () => {
    const pool = Number(settings?.data['DATABASE_POOL_MAX']);
    const most = serviceNames.map((name) => {
      const workload = named(deployments, name);
      const scaling = named(scalings, name);
      const surge = workload?.spec.strategy.rollingUpdate?.maxSurge ?? 0;
      return ((scaling?.spec.maxReplicas ?? workload?.spec.replicas ?? 0) + surge) * pool;
    });
    const sum = most.reduce((all, one) => all + one, 0);
    const said = /at most (\d+) connections/.exec(read('infra/docs/operations.md'))?.[1];
    expect(sum).toBe(Number(said));
  });
});

interface Scaling extends Item {
  readonly spec: {
    readonly minReplicas: number;
    readonly maxReplicas: number;
    readonly scaleTargetRef: { readonly name: string };
  };
}

interface Entrance extends Item {
  readonly spec: {
    readonly rules: {
      readonly http: {
        readonly paths: {
          readonly backend: { readonly service: { name: string; port: { name: string } } };
        }[];
      };
    }[];
  };
}

interface Policy extends Item {
  readonly spec: {
    readonly podSelector: Selector;
    readonly ingress: {
      readonly from: {
        readonly podSelector: { readonly matchExpressions: { readonly values: string[] }[] };
      }[];
    }[];
  };
}

/** The services whose code calls one. */
function callersOf(name: string): string[] {
  return serviceNames.filter((caller) => {
    const folder = new URL(`services/${caller}/src/`, root);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    return files.some((file) => {
      if (!file.endsWith('.ts')) return false;
      return new RegExp(`\\bcall\\w*\\(\\s*'${name}'`).test(
        readFileSync(new URL(file, folder), 'utf8'),
      );
    });
  });
}
