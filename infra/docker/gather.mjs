// `node infra/docker/gather.mjs <workspace> <folder>`: copies what an image of that workspace runs:
// itself and the workspaces that it depends on by their package.json.
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const [, , asked, folder] = process.argv;
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const workspaces = Object.values(packages)
  .filter(({ link }) => link === true)
  .map(({ resolved: path }) => {
    const { name, dependencies = {} } = packages[path];
    return { path, name, dependencies };
  });

for (const { path } of reachedFrom(asked)) {
  cpSync(path, join(folder, path), { recursive: true, filter: isRun });
}

function reachedFrom(path) {
  const first = workspaces.find((workspace) => workspace.path === path);
  if (first === undefined) throw new Error(`There is no workspace ${path}`);
  // What is added to a set while it is walked is reached, too.
  const reached = new Set([first]);
  for (const { dependencies } of reached) {
    for (const workspace of workspaces) {
      if (Object.hasOwn(dependencies, workspace.name)) reached.add(workspace);
    }
  }
  return reached;
}

function isRun(path) {
  return !/(^|\/)(test|node_modules|README\.md)$/.test(path);
}
