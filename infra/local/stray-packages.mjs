// Plain JavaScript without dependencies: this runs in set-up and in the images' recipe, where
// `node …/stray-packages.mjs` ends with 1 when something is installed here that is not locked.
import { readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';

/**
 * Where node_modules holds another package than package-lock.json names. What a locked package names
 * by its exact version for another platform belongs to it, though this lockfile was made on one
 * (infra/docs/decisions/0007).
 */
export function strayPackages(root) {
  const locked = packagesIn(root, 'package-lock.json');
  const forPlatforms = new Set(
    Object.values(locked).flatMap(({ optionalDependencies = {} }) =>
      Object.entries(optionalDependencies).map(([name, version]) => `${name}@${version}`),
    ),
  );
  return Object.entries(packagesIn(root, 'node_modules/.package-lock.json'))
    .filter(([path, { version, integrity }]) => {
      const expected = locked[path];
      if (expected === undefined) return !forPlatforms.has(`${nameAt(path)}@${version}`);
      return expected.version !== version || expected.integrity !== integrity;
    })
    .map(([path, { version }]) => `${path}@${version}`);
}

function packagesIn(root, file) {
  return JSON.parse(readFileSync(new URL(file, root), 'utf8')).packages;
}

function nameAt(path) {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const strays = strayPackages(pathToFileURL(`${process.cwd()}/`));
  if (strays.length > 0) {
    process.stderr.write(`Installed, but not in package-lock.json: ${strays.join(', ')}\n`);
    process.exit(1);
  }
}
