import type { Locked, Lockfile } from './lockfile.ts';

/**
 * The paths of all packages that the given workspaces need when they run: dependencies of
 * dependencies, through workspaces, on every platform, and nothing that is for development alone.
 */
export function productionPackages(lockfile: Lockfile, workspaces: readonly string[]): string[] {
  // What is added to a set while it is walked is reached, too.
  const reached = new Set(workspaces);
  for (const path of reached) {
    for (const name of needsOf(lockfile[path])) {
      const found = find(lockfile, path, name);
      if (found !== null) reached.add(found);
    }
  }
  return [...reached].filter((path) => path.includes('node_modules/')).toSorted();
}

function needsOf(entry: Locked | undefined): string[] {
  const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } =
    entry ?? {};
  const peers = Object.keys(peerDependencies ?? {});
  return [
    ...Object.keys({ ...dependencies, ...optionalDependencies }),
    ...peers.filter((name) => peerDependenciesMeta?.[name]?.optional !== true),
  ];
}

/** Where Node finds a package from a path; null for one that is optional and not locked. */
function find(lockfile: Lockfile, from: string, name: string): string | null {
  for (let folder = from; ; folder = parentOf(folder)) {
    const path = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    const entry = lockfile[path];
    if (entry) return entry.link === true ? (entry.resolved ?? null) : path;
    if (folder === '') return null;
  }
}

function parentOf(folder: string): string {
  return folder.slice(0, Math.max(folder.lastIndexOf('/'), 0));
}
