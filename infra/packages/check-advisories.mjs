// `npm run check:advisories`: what the registry knows against the packages of the lockfile, without
// what infra/packages/advisories.json explains. Ends with 1 when something is left, and with 69 when
// the registry does not say (some mirrors do not).
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const EXIT_UNAVAILABLE = 69;

const explained = JSON.parse(readFileSync(new URL('advisories.json', import.meta.url), 'utf8'));
const { vulnerabilities, error, message } = audit();
if (vulnerabilities === undefined) {
  endWith(EXIT_UNAVAILABLE, `The registry does not say: ${error?.summary || message}`);
}

const advisories = Object.values(vulnerabilities).flatMap(({ via }) =>
  via.filter((one) => typeof one === 'object'),
);
const found = new Map(advisories.map((one) => [one.url, one]));
const left = [...found.values()].filter(({ url }) => !Object.hasOwn(explained, url));
const past = Object.keys(explained).filter((url) => !found.has(url));
if (past.length > 0) endWith(1, `Explained, but not found any more: ${past.join(', ')}`);
if (left.length > 0) {
  endWith(
    1,
    left.map((one) => `${one.severity}: ${one.name}, ${one.title}, ${one.url}`).join('\n'),
  );
}
process.stdout.write(`Nothing is known against the packages, but ${found.size} explained.\n`);

function audit() {
  const npm = spawnSync('npm', ['audit', '--json', '--fetch-retries=1', '--fetch-timeout=30000'], {
    cwd: fileURLToPath(new URL('../../', import.meta.url)),
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  try {
    return JSON.parse(npm.stdout);
  } catch {
    return { message: npm.stderr };
  }
}

function endWith(code, sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(code);
}
