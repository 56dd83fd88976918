import { explained, saidInAFile } from './licences.ts';
import { type Lockfile, nameAt } from './lockfile.ts';
import { productionPackages } from './production-packages.ts';

/** What runs in a shop: the images, and what `npm start` runs. */
export const running = [
  'services/catalog',
  'services/identity',
  'services/importer',
  'services/notifier',
  'services/orders',
  'services/pricing',
  'bff',
  'web',
  'infra/local',
  'infra/operations',
];

export interface Package {
  readonly name: string;
  readonly version: string;
  /** As SPDX says it; empty when the package does not say. */
  readonly licence: string;
}

/** Every package that the given workspaces run, once for each version. */
export function packagesOf(lockfile: Lockfile, workspaces: readonly string[]): Package[] {
  const packages = productionPackages(lockfile, workspaces).map((path): Package => {
    const { version = '', license } = lockfile[path] ?? {};
    const name = nameAt(path);
    return { name, version, licence: license ?? saidInAFile[`${name}@${version}`] ?? '' };
  });
  const once = new Map(packages.map((one) => [`${one.name}@${one.version}`, one]));
  return [...once.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** The document of all licences, from a lockfile. */
export function describeLicences(lockfile: Lockfile): string {
  const packages = packagesOf(lockfile, running);
  const names = packages.map(({ licence }) => licence);
  const counts = [...new Set(names)]
    .map((licence) => ({ licence, count: names.filter((name) => name === licence).length }))
    .toSorted((a, b) => b.count - a.count);
  return [
    '# The licences of what the shop is made of',
    '',
    'Of every package that runs in a shop, on every platform. `infra/packages/write-licences.ts` writes',
    'it from `package-lock.json`, and a test holds it against that. What tests and builds alone use is',
    'not listed. The shop itself is under the [MIT licence](../../LICENSE), its fonts under the',
    '[SIL Open Font License](../../web/src/ui/fonts/OFL.txt).',
    '',
    ...counts.map(({ licence, count }) => `- ${licence}: ${count}`),
    '',
    'A licence that asks for more than to be named needs a reason (`infra/packages/licences.ts`):',
    '',
    ...explained.map(({ licence, because }) => `- ${licence}: ${because}.`),
    '',
    '```text',
    ...packages.map(({ name, version, licence }) => `${name} ${version}: ${licence}`),
    '```',
    '',
  ].join('\n');
}
