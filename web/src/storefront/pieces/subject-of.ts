import type { Subject } from '../../ui/motif.tsx';

/** The first that matches stands for the piece: a wedding band is a band before it is a ring. */
const WORDS: readonly (readonly [Subject, RegExp])[] = [
  ['necklace', /طقم|أطقم|\bsets?\b/i],
  ['bullion', /سبيك|سبائك|جنيه|ليرة|\b(bar|bars|coin|coins|sovereign|bullion|ingot)\b/i],
  ['bands', /دبل|محبس|محابس|\b(band|bands)\b/i],
  ['earrings', /حلق(?!ة)|أقراط|قرط|\b(earrings?|studs?|hoops?|drops?)\b/i],
  ['bangle', /غويش|غوايش|[إأا]سور|أساور|خلخال|\b(bangles?|bracelets?|cuff|anklet)\b/i],
  ['necklace', /سلسل|سلاسل|كوليه|قلاد|عقد|دلاي|تعليق|\b(chains?|necklaces?|pendants?|collar)\b/i],
];

/** The drawing that stands for a piece without pictures, told by its names. A ring when in doubt. */
export function subjectOf(...names: readonly string[]): Subject {
  for (const name of names) {
    const found = WORDS.find(([, words]) => words.test(name));
    if (found) return found[0];
    if (/خاتم|خواتم|\brings?\b/i.test(name)) return 'ring';
  }
  return 'ring';
}
