import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { recognise, type Burst, type Keystroke } from './scan-recogniser.ts';

const enter = { key: 'Enter', code: 'Enter' };
const ARABIC = '٠١٢٣٤٥٦٧٨٩';
const PERSIAN = '۰۱۲۳۴۵۶۷۸۹';
/** What the keys of the digits write on a French keyboard. */
const FRENCH = 'à&é"\'(-è_ç';

type Layout = (digit: string) => Pick<Keystroke, 'key' | 'code'>;

const latin: Layout = (digit) => ({ key: digit, code: `Digit${digit}` });
const layouts: Record<string, Layout> = {
  latin,
  arabic: (digit) => ({ key: ARABIC[Number(digit)] ?? '', code: `Digit${digit}` }),
  persian: (digit) => ({ key: PERSIAN[Number(digit)] ?? '', code: `Digit${digit}` }),
  french: (digit) => ({ key: FRENCH[Number(digit)] ?? '', code: `Digit${digit}` }),
  numpad: (digit) => ({ key: digit, code: `Numpad${digit}` }),
  numpadWithoutLock: (digit) => ({ key: 'Home', code: `Numpad${digit}` }),
  withoutCodes: (digit) => ({ key: digit, code: '' }),
};

const barcode = fc.stringMatching(/^\d{8,14}$/);
const layout = fc.constantFrom(...Object.values(layouts));
const gapOfScanner = fc.integer({ min: 1, max: 60 });
const gapOfHand = fc.integer({ min: 61, max: 2_000 });

/** Presses keys one after another; answers what was recognised as scans. */
function press(strokes: readonly Partial<Keystroke>[]): string[] {
  const scans: string[] = [];
  let burst: Burst | null = null;
  for (const stroke of strokes) {
    const whole = { key: '', code: '', at: 0, isByHand: false, ...stroke };
    const recognised = recognise(burst, whole);
    ({ burst } = recognised);
    if (recognised.scan !== null) scans.push(recognised.scan);
  }
  return scans;
}

function strokesOf(code: string, write: Layout, gaps: readonly number[], from = 0) {
  let at = from;
  return [...Array.from(code), '\n'].map((digit, index) => {
    at += gaps[index % gaps.length] ?? 1;
    return Object.assign(digit === '\n' ? { ...enter } : write(digit), { at });
  });
}

test('a burst gives the same digits on every layout, leading zeros and all', () => {
  fc.assert(
    fc.property(barcode, layout, fc.array(gapOfScanner, { minLength: 1 }), (code, write, gaps) => {
      expect(press(strokesOf(code, write, gaps))).toEqual([code]);
    }),
  );
});

test('one slow key among them and it was typed by hand', () => {
  const slow = fc.tuple(fc.integer({ min: 1, max: 5 }), gapOfHand);
  fc.assert(
    fc.property(fc.stringMatching(/^\d{8}$/), slow, (code, [place, pause]) => {
      const gaps = [...Array.from(code), '\n'].map((_, index) => (index === place ? pause : 10));
      // What follows the pause may be long enough by itself, but it is never the whole.
      expect(press(strokesOf(code, latin, gaps))).not.toContain(code);
    }),
  );
});

test('what is typed slowly is never a scan', () => {
  fc.assert(
    fc.property(barcode, fc.array(gapOfHand, { minLength: 1 }), (code, gaps) => {
      expect(press(strokesOf(code, latin, gaps))).toEqual([]);
    }),
  );
});

test('what somebody typed before does not become part of the scan', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 20 }), gapOfHand, barcode, (typed, pause, code) => {
      let at = 0;
      const by = Array.from(typed).map((key) => ({ key, code: '', at: (at += pause) }));
      expect(press([...by, ...strokesOf(code, latin, [5], at + pause)])).toEqual([code]);
    }),
  );
});

test('two scans, one right after the other, are two', () => {
  fc.assert(
    fc.property(barcode, barcode, (first, second) => {
      const strokes = strokesOf(first, latin, [5]);
      const end = strokes.at(-1)?.at ?? 0;
      expect(press([...strokes, ...strokesOf(second, latin, [5], end)])).toEqual([first, second]);
    }),
  );
});

test('five fast keys are too few, and a key held down is no scanner', () => {
  expect(press(strokesOf('12345', latin, [10]))).toEqual([]);
  const held = strokesOf('11111111', latin, [30]);
  const repeated = held.map((stroke, index) => Object.assign(stroke, { isByHand: index > 0 }));
  expect(press(repeated)).toEqual([]);
});

test('a code of letters is the same on an Arabic keyboard', () => {
  const arabic = { s: 'س', i: 'ه', r: 'ق' };
  const letters = Array.from('sirsir').map((letter, index) => ({
    key: arabic[letter as 's' | 'i' | 'r'],
    code: `Key${letter.toUpperCase()}`,
    at: index * 10,
  }));
  expect(press([...letters, { ...enter, at: 60 }])).toEqual(['SIRSIR']);
});

test('an Enter long after the digits is somebody else', () => {
  const digits = strokesOf('62210000', latin, [10]).slice(0, -1);
  expect(press([...digits, { ...enter, at: 80 + 121 }])).toEqual([]);
});
