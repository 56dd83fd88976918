import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { checkDigitOf } from '@dahab/catalog/contract/barcode.ts';
import { recognise, type Keystroke, type Scan, type ScannedKey } from './scan-recogniser.ts';
import { SUITE_SEED } from '../../../testing/suite-seed.ts';

fc.configureGlobal({ seed: SUITE_SEED });

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

const code = fc.stringMatching(/^\d{8,14}$/);
/** With the check digit that fits. */
const barcode = fc.stringMatching(/^\d{12}$/).map((digits) => `${digits}${checkDigitOf(digits)}`);
const layout = fc.constantFrom(...Object.values(layouts));
const gapOfScanner = fc.integer({ min: 1, max: 60 });
const gapOfSlowScanner = fc.integer({ min: 61, max: 120 });
const gapOfHand = fc.integer({ min: 121, max: 2_000 });
const pauseOfScanner = fc.integer({ min: 61, max: 500 });

/** Presses keys one after another; answers what was recognised as scans. */
function press(strokes: readonly Partial<Keystroke>[]): string[] {
  return scansOf(strokes).map(({ code }) => code);
}

function scansOf(strokes: readonly Partial<Keystroke>[]): Scan[] {
  const scans: Scan[] = [];
  let keys: readonly ScannedKey[] = [];
  for (const stroke of strokes) {
    const whole = { key: '', code: '', at: 0, isByHand: false, undo: null, ...stroke };
    const recognised = recognise(keys, whole);
    ({ keys } = recognised);
    if (recognised.scan) scans.push(recognised.scan);
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

test('fast keys give the same digits on every layout, leading zeros and all', () => {
  fc.assert(
    fc.property(code, layout, fc.array(gapOfScanner, { minLength: 1 }), (code, write, gaps) => {
      expect(press(strokesOf(code, write, gaps))).toEqual([code]);
    }),
  );
});

test('a scanner that is held up among its keys is still one scan', () => {
  const place = fc.integer({ min: 3, max: 9 });
  fc.assert(
    fc.property(code, place, pauseOfScanner, (code, place, pause) => {
      const gaps = [...Array.from(code), '\n'].map((_, index) => (index === place ? pause : 10));
      fc.pre(place < code.length);
      expect(press(strokesOf(code, latin, gaps))).toEqual([code]);
    }),
  );
});

test('of a slow scanner a code is known by its check digit', () => {
  const gaps = fc.array(gapOfSlowScanner, { minLength: 1 });
  fc.assert(
    fc.property(barcode, gaps, (code, gaps) => {
      expect(press(strokesOf(code, latin, gaps))).toEqual([code]);
    }),
  );
});

test('what is typed slowly is never a scan', () => {
  fc.assert(
    fc.property(code, fc.array(gapOfHand, { minLength: 1 }), (code, gaps) => {
      expect(press(strokesOf(code, latin, gaps))).toEqual([]);
    }),
  );
});

test('what somebody typed before does not become part of the scan', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\D{0,20}$/), gapOfHand, barcode, (typed, pause, code) => {
      let at = 0;
      const by = Array.from(typed).map((key) => ({ key, code: '', at: (at += pause) }));
      expect(press([...by, ...strokesOf(code, latin, [5], at + pause)])).toEqual([code]);
    }),
  );
});

test('the field is put back to what it held before the first key of the scan', () => {
  const undone: string[] = [];
  const keys = [
    { key: '2', code: 'Digit2', at: 0 },
    ...strokesOf('6221031492075', latin, [8], 400),
  ];
  const [scan] = scansOf(
    keys.map((stroke, index) =>
      Object.assign(stroke, { undo: () => void undone.push(String(index)) }),
    ),
  );
  scan?.undo?.();
  expect(undone).toEqual(['1']);
});

test('two scans, one right after the other, are two', () => {
  fc.assert(
    fc.property(code, code, (first, second) => {
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
  expect(press([...digits, { ...enter, at: 80 + 501 }])).toEqual([]);
});
