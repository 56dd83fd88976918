import { saidInAFile } from './licences.ts';
import { type Lockfile, nameAt } from './lockfile.ts';

const HASH = /^sha512-/;

/**
 * The packages at these paths, of which a workspace is made, as CycloneDX (a software bill of
 * materials) says it. Throws where one of them is not installed.
 */
export function describeParts(
  installed: Lockfile,
  workspace: string,
  paths: readonly string[],
): object {
  const { name = workspace, version = '' } = installed[workspace] ?? {};
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': name, name, version } },
    components: componentsOf(installed, paths),
  };
}

function componentsOf(installed: Lockfile, paths: readonly string[]): object[] {
  const components = paths.map((path) => {
    const entry = installed[path];
    if (!entry) throw new Error(`${path} is not installed`);
    const { version = '', license, integrity = '' } = entry;
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
