import { type Karat, karats } from '@dahab/pricing/contract/price.ts';
import { latinDigits } from '@dahab/protocol/digits.ts';

/** A karat of ours; `other` when one is stated that the shop does not sell; null when none is. */
export type StatedKarat = Karat | 'other' | null;

const TASHKEEL_AND_TATWEEL = /[\u0610-\u061a\u064b-\u065f\u0670\u0640\u200e\u200f]/g;

/** Fewer is no gold; "2 ct" is the weight of a stone. */
const LEAST = 8;
const MOST = 24;

const NUMBER = String.raw`(\d{1,2})(?:\.0+)?(?![.,]?\d)`;

const onlyNumber = new RegExp(`^${NUMBER}$`);

const inText = [
  new RegExp(String.raw`(?<![\d.,])${NUMBER}\s*-?\s*(?:karats?|carats?|kt|k|ct)(?![a-z])`, 'g'),
  new RegExp(String.raw`(?<![\d.,])${NUMBER}\s*(?:قيراط|قراط|عيار|ق)(?!\p{L})`, 'gu'),
  new RegExp(String.raw`(?:عيار|قيراط|karat|carat)\s*[:：\-–]?\s*${NUMBER}`, 'g'),
];

/** The karat that a title, a tag or an option names. Two different ones name none. */
export function karatInText(text: string): StatedKarat {
  const plain = plainText(text);
  if (!/\d/.test(plain)) return null;
  const found = new Set<number>();
  for (const pattern of inText) {
    for (const match of plain.matchAll(pattern)) {
      const karat = Number(match[1]);
      if (karat >= LEAST && karat <= MOST) found.add(karat);
    }
  }
  const [first, second] = found;
  return first === undefined || second !== undefined ? null : ours(first);
}

/** What a karat column says: a bare number too, also as Shopify's list `["21"]`. */
export function karatOfCell(cell: string): StatedKarat {
  const plain = plainText(cell)
    .replaceAll(/[[\]"]/g, '')
    .trim();
  if (plain === '') return null;
  const bare = onlyNumber.exec(plain);
  if (bare) return ours(Number(bare[1]));
  return karatInText(plain) ?? 'other';
}

function plainText(text: string): string {
  return latinDigits(text).replaceAll(TASHKEEL_AND_TATWEEL, '').toLowerCase();
}

function ours(karat: number): StatedKarat {
  return karats.find((known) => known === karat) ?? 'other';
}
