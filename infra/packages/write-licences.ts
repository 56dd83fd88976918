// `npm run licences`: after every change of package-lock.json.
import { writeFileSync } from 'node:fs';
import { describeLicences } from './describe-licences.ts';
import { readLockfile } from './lockfile.ts';

const root = new URL('../../', import.meta.url);
const lockfile = readLockfile(new URL('package-lock.json', root));
writeFileSync(new URL('infra/docs/licences.md', root), describeLicences(lockfile));
