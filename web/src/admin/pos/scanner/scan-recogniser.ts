import { isBarcode } from '@dahab/catalog/contract/barcode.ts';
import { latinDigits } from '@dahab/protocol/digits.ts';
import type { Restore } from './field-memory.ts';

/** What a scanner's keys tell, as far as a scan is known by it. */
export interface Keystroke {
  key: string;
  code: string;
  /** Milliseconds, by the clock of the browser's events. */
  at: number;
  /** Held down, with a modifier, or part of a composed letter: no scanner does that. */
  isByHand: boolean;
  /** Takes back what this key and those after it wrote into a field. */
  undo: Restore | null;
}

/** A key that may belong to a scan. */
export interface ScannedKey {
  letter: string;
  at: number;
  undo: Restore | null;
}

export interface Scan {
  code: string;
  undo: Restore | null;
}

export interface Recognised {
  /** The keys that came one soon after the other; none where the last cannot belong to a scan. */
  keys: readonly ScannedKey[];
  /** Once it is whole. */
  scan: Scan | null;
}

/** Scanners send a key every 1 to 50 ms; the fastest typists need 80 and more. */
const FAST_MS = 60;
/** A radio link, or a machine that is busy, holds a scanner up by so much at times. */
const LONGEST_PAUSE_MS = 500;
/** Of a slow scanner, for a code whose check digit says that it is whole. */
const SLOW_MEAN_MS = 120;
const SHORTEST = 6;
const LONGEST = 64;
/** So many fast keys after each other are no hand's. */
const SURELY_SCANNED = 3;

/**
 * One more key: fast keys that end in Enter are a scan. Digits are read by the place of the key as
 * well as by what it writes, since a scanner presses the keys of a Latin keyboard whatever layout
 * the till has: `٦` and `&` on the key of 6 are a 6.
 */
export function recognise(before: readonly ScannedKey[], stroke: Keystroke): Recognised {
  const { at, isByHand, undo } = stroke;
  if (isByHand) return { keys: [], scan: null };
  const keys = isLate(before, at) ? [] : before;
  if (isEnter(stroke)) return { keys: [], scan: scanIn(keys) };
  const letter = letterOf(stroke);
  // A shift key on its own belongs to the letter that follows.
  if (letter === null) return { keys: stroke.key === 'Shift' ? keys : [], scan: null };
  return { keys: [...keys, { letter, at, undo }].slice(-LONGEST), scan: null };
}

function isLate(keys: readonly ScannedKey[], at: number): boolean {
  const last = keys.at(-1);
  return last !== undefined && at - last.at > LONGEST_PAUSE_MS;
}

/** What a hand typed before the scanner began is none of its code. */
function scanIn(keys: readonly ScannedKey[]): Scan | null {
  const runs = runsOf(keys);
  const begin = runs.findIndex((run) => run.length >= SURELY_SCANNED);
  const scanned = slowBarcode(runs, begin) ?? (begin === -1 ? [] : runs.slice(begin).flat());
  const [first] = scanned;
  if (!first || scanned.length < SHORTEST) return null;
  return { code: textOf(scanned), undo: first.undo };
}

/** A code whose check digit fits may have been slow, or slow to begin. */
function slowBarcode(runs: readonly ScannedKey[][], begin: number): ScannedKey[] | undefined {
  const latest = begin === -1 ? runs.length : begin + 1;
  const ends = runs.slice(0, latest).map((_, index) => runs.slice(index).flat());
  return ends.find((end) => isBarcode(textOf(end)) && meanGap(end) <= SLOW_MEAN_MS);
}

/** Parted where a key came later than a scanner sends it; the pauses between may be its own. */
function runsOf(keys: readonly ScannedKey[]): ScannedKey[][] {
  const runs: ScannedKey[][] = [];
  for (const key of keys) {
    const last = runs.at(-1)?.at(-1);
    if (last && key.at - last.at <= FAST_MS) runs.at(-1)?.push(key);
    else runs.push([key]);
  }
  return runs;
}

function meanGap(keys: readonly ScannedKey[]): number {
  const [first] = keys;
  const last = keys.at(-1);
  return first && last ? (last.at - first.at) / Math.max(1, keys.length - 1) : 0;
}

function textOf(keys: readonly ScannedKey[]): string {
  return keys.map(({ letter }) => letter).join('');
}

function isEnter({ key, code }: Keystroke): boolean {
  return key === 'Enter' || code === 'Enter' || code === 'NumpadEnter';
}

function letterOf({ key, code }: Keystroke): string | null {
  const written = latinDigits(key);
  if (/^\d$/.test(written)) return written;
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  if (digit !== undefined) return digit;
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  if (letter !== undefined) return letter;
  return key.length === 1 ? key : null;
}
