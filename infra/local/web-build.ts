import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Trouble } from './trouble.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const web = join(root, 'web');
/** Where the built front end lies. */
export const webDist = join(web, 'dist');
const MARK = '.built-from';

/** What the build is made of: a change in any of it means building again. */
const sources = ['web', 'services', 'bff/contract', 'infra/protocol', 'package-lock.json'];
const passedOver =
  /(^|\/)(node_modules|dist|\.building-[^/]+|src\/.*\.test\.tsx?|test|migrations)(\/|$)|^services\/[^/]+\/src\//;

/** The folder of the built front end; builds it unless it stands there for just these sources. */
export async function buildWeb(): Promise<string> {
  const wanted = fingerprint();
  const mark = join(webDist, MARK);
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return webDist;
  // Built aside and put in place whole: a kill, or two builds at once, leave no half of one.
  const aside = mkdtempSync(join(web, '.building-'));
  try {
    const built = join(aside, 'dist');
    await runVite(built);
    writeFileSync(join(built, MARK), wanted);
    if (existsSync(webDist)) renameSync(webDist, join(aside, 'before'));
    renameSync(built, webDist);
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
  return webDist;
}

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const file of sources.flatMap(filesOf).toSorted()) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

function filesOf(source: string): string[] {
  if (source.endsWith('.json')) return [source];
  return readdirSync(join(root, source), { withFileTypes: true }).flatMap((entry) => {
    const path = relative(root, join(root, source, entry.name)).replaceAll('\\', '/');
    if (passedOver.test(path)) return [];
    return entry.isDirectory() ? filesOf(path) : [path];
  });
}

async function runVite(outDir: string): Promise<void> {
  const cli = join(root, 'node_modules/vite/bin/vite.js');
  const vite = spawn(process.execPath, [cli, 'build', '--logLevel', 'warn', '--outDir', outDir], {
    cwd: web,
    // Whoever builds, a test run too: what the shop shows is made for shoppers.
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  vite.stdout.on('data', (text: Buffer) => (output += text.toString()));
  vite.stderr.on('data', (text: Buffer) => (output += text.toString()));
  const code = await new Promise((resolve, reject) => {
    vite.once('error', reject);
    vite.once('close', resolve);
  });
  if (code !== 0) throw new Trouble(`The front end could not be built:\n${output}`);
}
