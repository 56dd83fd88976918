import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { Trouble } from './trouble.ts';

const MARK = 'unfinished-restore.json';

/** Where a restored shop is built, inside of its data folder so that putting it in place is a rename. */
export const BUILDING = 'restoring';

/** What makes up the shop of a data folder, beside its mark and its logs. */
const PARTS = ['postgres', 'blobs', 'secrets.json', 'seed-state'];

type Phase = 'filling' | 'swapping';

interface Mark {
  readonly phase: Phase;
  /** The folder, inside of the data folder, that the shop before is moved to. */
  readonly before: string;
}

/** Notes that the folder holds no whole shop until `clearMark`; survives a power cut. */
export function markUnfinished(dataDir: string, mark: Mark): void {
  const file = join(dataDir, MARK);
  writeFileSync(`${file}.new`, JSON.stringify(mark), { flush: true });
  renameSync(`${file}.new`, file);
}

export function unfinishedPhase(dataDir: string): Phase | null {
  return readMark(dataDir)?.phase ?? null;
}

/** Puts the restored shop in the place of the one before; a cut anywhere is gone on with. */
export function swapIn(dataDir: string, before: string): void {
  markUnfinished(dataDir, { phase: 'swapping', before });
  finishSwap(dataDir, before);
}

/**
 * For whoever opens the folder: a restore that was cut off while it put the whole new shop in place
 * is finished, one that was cut off before is refused.
 */
export function settleUnfinished(dataDir: string): void {
  const mark = readMark(dataDir);
  if (mark?.phase === 'swapping') return finishSwap(dataDir, mark.before);
  if (!mark) return;
  throw new Trouble(
    `A restore into ${dataDir} was cut off, and what is there is no whole shop. Run the restore ` +
      'again (npm run shop -- restore <file>), or delete the folder.',
  );
}

/** Whatever an earlier restore left half built. */
export function clearBuilding(dataDir: string): void {
  rmSync(join(dataDir, BUILDING), { recursive: true, force: true });
}

function finishSwap(dataDir: string, before: string): void {
  const building = join(dataDir, BUILDING);
  for (const part of PARTS) {
    if (!existsSync(join(building, part))) continue;
    if (existsSync(join(dataDir, part))) {
      mkdirSync(join(dataDir, before), { recursive: true });
      renameSync(join(dataDir, part), join(dataDir, before, part));
    }
    renameSync(join(building, part), join(dataDir, part));
  }
  if (existsSync(building) && readdirSync(building).every((name) => name === 'dahab-data.json')) {
    clearBuilding(dataDir);
  }
  rmSync(join(dataDir, MARK), { force: true });
}

function readMark(dataDir: string): Mark | null {
  const file = join(dataDir, MARK);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Mark) : null;
}
