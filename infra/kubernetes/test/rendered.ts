import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findProgram } from '@dahab/backing/find-program.ts';
import { parseAllDocuments } from 'yaml';

export interface Item {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string; readonly labels?: Readonly<Record<string, string>> };
}

interface FromElsewhere {
  readonly configMapKeyRef?: { name: string; key: string };
  readonly secretKeyRef?: { name: string; key: string; optional?: boolean };
}

export interface Probe {
  readonly httpGet: { readonly path: string; readonly port: string };
}

export interface Container {
  readonly name: string;
  readonly image: string;
  readonly env: { name: string; value?: string; valueFrom?: FromElsewhere }[];
  readonly envFrom: { configMapRef: { name: string } }[];
  readonly ports?: { name: string; containerPort: number }[];
  readonly startupProbe?: Probe;
  readonly readinessProbe?: Probe;
  readonly livenessProbe?: Probe;
  readonly resources: { requests: { cpu: string; memory: string }; limits: { memory: string } };
  readonly securityContext: object;
}

interface Volume {
  readonly name: string;
  readonly secret?: { secretName: string; items?: { key: string; path: string }[] };
  readonly persistentVolumeClaim?: { claimName: string };
}

export interface Pod {
  readonly automountServiceAccountToken: boolean;
  readonly terminationGracePeriodSeconds?: number;
  readonly securityContext: object;
  readonly topologySpreadConstraints?: object[];
  readonly containers: Container[];
  readonly volumes: Volume[];
}

type Labels = Readonly<Record<string, string>>;

interface Template {
  readonly metadata: { readonly labels: Labels };
  readonly spec: Pod;
}

export interface Selector {
  readonly matchLabels?: Labels;
  readonly matchExpressions?: readonly { readonly key: string; readonly values: string[] }[];
}

export interface Workload extends Item {
  readonly spec: {
    readonly replicas?: number;
    readonly selector?: Selector;
    readonly strategy: { rollingUpdate?: { maxSurge: number } };
    readonly template: Template;
    readonly jobTemplate?: { readonly spec: { readonly template: Template } };
  };
}

const manifests = new URL('../', import.meta.url);
const kept = new URL('example.yaml', import.meta.url);

/** All that the example stands for, as `npm run manifests` has kept it: kubectl is not everywhere. */
export function keptExample(): Item[] {
  return itemsIn(readFileSync(kept, 'utf8'));
}

export function itemsIn(text: string): Item[] {
  return parseAllDocuments(text).map((document) => document.toJS() as Item);
}

/** Of which files what is kept was made. */
export function keptSources(): string {
  return /^# Of (\w+)/.exec(readFileSync(kept, 'utf8'))?.[1] ?? 'nothing';
}

/** The files that are there now, as one hash. */
export function presentSources(): string {
  const hash = createHash('sha256');
  for (const folder of ['base/', 'overlays/example/']) {
    const files = readdirSync(new URL(folder, manifests)).toSorted();
    for (const file of files) {
      hash.update(`${folder}${file}\n`).update(readFileSync(new URL(folder + file, manifests)));
    }
  }
  return hash.digest('hex').slice(0, 16);
}

/** What is to be kept; null where there is nothing that can render it. */
export function renderExample(): string | null {
  const kubectl = findKubectl();
  const [program, verb] = kubectl ? [kubectl, 'kustomize'] : [findProgram('kustomize'), 'build'];
  if (program === null) return null;
  const overlay = fileURLToPath(new URL('overlays/example', manifests));
  const text = execFileSync(program, [verb, overlay], { encoding: 'utf8' });
  return `# Of ${presentSources()}, by npm run manifests: not to be written by hand.\n${text}`;
}

export function keepExample(text: string): void {
  writeFileSync(kept, text);
}

/** Old ones have a kustomize in them that cannot read these files, and do not name its version. */
function findKubectl(): string | null {
  const program = findProgram('kubectl');
  if (program === null) return null;
  const version = execFileSync(program, ['version', '--client', '-o', 'json'], {
    encoding: 'utf8',
  });
  return version.includes('"kustomizeVersion"') ? program : null;
}

export function podOf({ spec }: Workload): Pod {
  return (spec.jobTemplate?.spec ?? spec).template.spec;
}

export function labelsOf({ spec }: Workload): Labels {
  return (spec.jobTemplate?.spec ?? spec).template.metadata.labels;
}

/** Whether a selector (its expressions: `In`) chooses a pod with these labels. */
export function chooses(
  { matchLabels = {}, matchExpressions = [] }: Selector,
  labels: Labels,
): boolean {
  return (
    Object.entries(matchLabels).every(([key, value]) => labels[key] === value) &&
    matchExpressions.every(({ key, values }) => values.includes(labels[key] ?? ''))
  );
}
