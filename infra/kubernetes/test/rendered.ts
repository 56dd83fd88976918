import { execFileSync } from 'node:child_process';
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
}

export interface Pod {
  readonly automountServiceAccountToken: boolean;
  readonly terminationGracePeriodSeconds?: number;
  readonly securityContext: object;
  readonly topologySpreadConstraints?: object[];
  readonly containers: Container[];
  readonly volumes: Volume[];
}

export interface Workload extends Item {
  readonly spec: {
    readonly replicas?: number;
    readonly strategy: { rollingUpdate?: { maxSurge: number } };
    readonly template: { readonly spec: Pod };
    readonly jobTemplate?: { readonly spec: { readonly template: { readonly spec: Pod } } };
  };
}

const overlay = fileURLToPath(new URL('../overlays/example', import.meta.url));

/** All that an overlay's folder stands for; null where there is nothing that can render it. */
export function renderExample(): Item[] | null {
  const kubectl = findKubectl();
  const [program, verb] = kubectl ? [kubectl, 'kustomize'] : [findProgram('kustomize'), 'build'];
  if (program === null) return null;
  const text = execFileSync(program, [verb, overlay], { encoding: 'utf8' });
  return parseAllDocuments(text).map((document) => document.toJS() as Item);
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
