import { latinDigits } from '@dahab/protocol/digits.ts';

/** What a scanner's keys tell, as far as a burst is known by it. */
export interface Keystroke {
  key: string;
  code: string;
  /** Milliseconds, by the clock of the browser's events. */
  at: number;
  /** Held down, with a modifier, or part of a composed letter: no scanner does that. */
  isByHand: boolean;
}

/** The keys that came so fast that a scanner may be at work. */
export interface Burst {
  text: string;
  lastAt: number;
}

export interface Recognised {
  /** Null where the key cannot belong to a scan. */
  burst: Burst | null;
  /** The code, once it is whole. */
  scan: string | null;
}

/** Scanners send a key every 1 to 40 ms; the fastest typists need 80 and more. */
const LONGEST_GAP_MS = 60;
/** Some think a moment before the Enter at the end. */
const LONGEST_WAIT_FOR_ENTER_MS = 120;
const SHORTEST = 6;
const LONGEST = 64;

/**
 * One more key: a burst of keys that ends in Enter is a scan. Digits are read by the place of the
 * key as well as by what it writes, since a scanner presses the keys of a Latin keyboard whatever
 * layout the till has: `٦` and `&` on the key of 6 are a 6.
 */
export function recognise(burst: Burst | null, stroke: Keystroke): Recognised {
  const { at, isByHand } = stroke;
  if (isByHand) return { burst: null, scan: null };
  if (isEnter(stroke)) return { burst: null, scan: wholeScan(burst, at) };
  const letter = letterOf(stroke);
  // A shift key on its own belongs to the letter that follows.
  if (letter === null) return { burst: stroke.key === 'Shift' ? burst : null, scan: null };
  const goesOn = burst !== null && at - burst.lastAt <= LONGEST_GAP_MS;
  const text = (goesOn ? burst.text : '') + letter;
  return { burst: { text: text.slice(-LONGEST), lastAt: at }, scan: null };
}

function wholeScan(burst: Burst | null, at: number): string | null {
  if (burst === null || at - burst.lastAt > LONGEST_WAIT_FOR_ENTER_MS) return null;
  return burst.text.length >= SHORTEST ? burst.text : null;
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
