import { saidInAFile } from './licences.ts';
import { type Lockfile, nameAt } from './lockfile.ts';
import { productionPackages } from './production-packages.ts';

const HASH = /^sha512-/;

/** What a workspace runs, of what is installed, as CycloneDX (a software bill of materials) says it. */
export function describeParts(installed: Lockfile, workspace: string): object {
  const { name = workspace, version = '' } = installed[workspace] ?? {};
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': name, name, version } },
    components: componentsOf(installed, productionPackages(installed, [workspace])),
  };
}

function componentsOf(installed: Lockfile, paths: readonly string[]): object[] {
  const components = paths.map((path) => {
    const { version = '', license, integrity = '' } = installed[path] ?? {};
    const name = nameAt(path);
    const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
    const expression = license ?? saidInAFile[`${name}@${version}`];
    const hash = Buffer.from(integrity.replace(HASH, ''), 'base64').toString('hex');
    return {
      type: 'library',
      'bom-ref': purl,
      name,
      version,
      purl,
      ...(expression && { licenses: [{ expression }] }),
      ...(HASH.test(integrity) && { hashes: [{ alg: 'SHA-512', content: hash }] }),
    };
  });
  return [...new Map(components.map((one) => [one.purl, one])).values()];
}
