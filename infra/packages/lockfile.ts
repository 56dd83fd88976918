import { readFileSync } from 'node:fs';

/** What package-lock.json says of what lies at a path. */
export interface Locked {
  readonly name?: string;
  readonly version?: string;
  readonly license?: string;
  readonly integrity?: string;
  /** A link to a workspace, which `resolved` names. */
  readonly link?: boolean;
  readonly resolved?: string;
  readonly hasInstallScript?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

export type Lockfile = Readonly<Record<string, Locked>>;

/** The packages of a lockfile by their paths: package-lock.json, or what npm notes of an installation. */
export function readLockfile(file: URL | string): Lockfile {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

/** The name of a package by its path in a lockfile. */
export function nameAt(path: string): string {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
}
