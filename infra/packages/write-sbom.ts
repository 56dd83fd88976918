// `node infra/packages/write-sbom.ts <workspace> [<list> …]`, where packages are installed: what of them
// it runs, or those that the lists name by their folders, to standard output.
import { readFileSync } from 'node:fs';
import { describeParts } from './describe-parts.ts';
import { readLockfile } from './lockfile.ts';
import { productionPackages } from './production-packages.ts';

const [, , workspace = '', ...lists] = process.argv;
const installed = readLockfile('node_modules/.package-lock.json');
if (!installed[workspace]) throw new Error(`There is no workspace ${workspace}`);
const listed = lists.flatMap((file) => JSON.parse(readFileSync(file, 'utf8')) as string[]);
const paths = lists.length > 0 ? listed : productionPackages(installed, [workspace]);
process.stdout.write(`${JSON.stringify(describeParts(installed, workspace, paths), null, 1)}\n`);
