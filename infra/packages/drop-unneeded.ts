// `node infra/packages/drop-unneeded.ts <workspace>`, where packages are installed for it alone: npm
// leaves those there, too, that it reaches by what is for development, if another workspace runs them.
import { rmSync, writeFileSync } from 'node:fs';
import { readLockfile } from './lockfile.ts';
import { unneededPackages } from './unneeded-packages.ts';

const NOTED = 'node_modules/.package-lock.json';
const [, , workspace = ''] = process.argv;
const installed = readLockfile(NOTED);
if (!installed[workspace]) throw new Error(`There is no workspace ${workspace}`);
const unneeded = new Set(unneededPackages(installed, workspace));
for (const path of unneeded) rmSync(path, { recursive: true, force: true });
// Links to programs of packages, of which an image runs none.
rmSync('node_modules/.bin', { recursive: true, force: true });
const left = Object.entries(installed).filter(([path]) => !unneeded.has(path));
writeFileSync(NOTED, JSON.stringify({ packages: Object.fromEntries(left) }, null, 1));
process.stdout.write(`${unneeded.size} packages that ${workspace} does not run are gone\n`);
