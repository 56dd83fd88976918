import type { Lockfile } from './lockfile.ts';
import { productionPackages } from './production-packages.ts';

/** The paths of the packages that are installed and that a workspace does not run. */
export function unneededPackages(installed: Lockfile, workspace: string): string[] {
  const needed = new Set(productionPackages(installed, [workspace]));
  return Object.entries(installed)
    .filter(([path, { link }]) => path.includes('node_modules/') && link !== true)
    .map(([path]) => path)
    .filter((path) => !needed.has(path));
}
