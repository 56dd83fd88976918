// `node infra/packages/write-sbom.ts <workspace>`, where packages are installed: what of them it
// runs, to standard output.
import { describeParts } from './describe-parts.ts';
import { readLockfile } from './lockfile.ts';

const [, , workspace = ''] = process.argv;
const installed = readLockfile('node_modules/.package-lock.json');
if (!installed[workspace]) throw new Error(`There is no workspace ${workspace}`);
process.stdout.write(`${JSON.stringify(describeParts(installed, workspace), null, 1)}\n`);
