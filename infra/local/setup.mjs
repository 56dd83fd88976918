// Plain JavaScript without dependencies: this is what runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = new URL('../../', import.meta.url);
const installedMark = new URL('node_modules/.dahab-installed', root);

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
  // Not `npm ci`: it refuses a lockfile without the optional packages of other platforms, and some
  // registries do not carry them all. The versions are those of the lockfile all the same.
  const options = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = spawnSync('npm', ['install', ...options], {
    cwd: fileURLToPath(root),
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (npm.status !== 0) {
    endWith('The packages could not be installed; npm says why above. Mend it and run this again.');
  }
  writeFileSync(installedMark, wanted);
  process.stdout.write(`Packages installed in ${Math.round((Date.now() - started) / 1000)} s.\n`);
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
