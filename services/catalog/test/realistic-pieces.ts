import { seededRandom } from './seeded-random.ts';

/** A piece as a jeweller describes it: what search reads of it. */
export interface Piece {
  readonly nameAr: string;
  readonly name: string;
  readonly descriptionAr: string;
  readonly tags: readonly string[];
  readonly karat: 18 | 21 | 24;
  readonly isArchived: boolean;
}

const forms = `خاتم ring|دبلة wedding band|محبس engagement ring|سلسلة chain|عقد necklace|كوليه choker
  |أسورة bracelet|غويشة bangle|خلخال anklet|حلق earrings|قرط hoop earrings|تعليقة pendant
  |دلاية charm|بروش brooch|طقم set|نصف طقم half set|سبيكة bar|جنيه ذهب gold pound|أنسيال chain bracelet`;
const motifs = `وردة rose|فراشة butterfly|قلب heart|نجمة star|هلال crescent|عين حورس eye of horus
  |زهرة اللوتس lotus|مفتاح الحياة ankh|سنبلة wheat|لانهاية infinity|تاج crown|ورقة شجر leaf|شمس sun
  |أرابيسك arabesque|مضفر braided|مجدول twisted|سادة plain|منقوش engraved|مخرم filigree|مطفي matte
  |لامع polished|مدقوق hammered|إيطالي italian|فرعوني pharaonic|تركي turkish|بحريني bahraini|خليجي gulf
  |كلاسيك classic|ناعم delicate|عريض wide|رفيع thin|مزدوج double|ثلاثي triple`;
const stones = `ألماس diamond|زركون zircon|ياقوت ruby|زمرد emerald|فيروز turquoise|لؤلؤ pearl|عقيق agate
  |زفير sapphire|توباز topaz|أونيكس onyx|مرجان coral|سوليتير solitaire`;
const occasions = `خطوبة|زفاف|عيد الأم|عيد ميلاد|هدية|يومي|سهرات|شبكة|مواليد|تخفيضات|جديد|رجالي|حريمي|أطفال`;
const phrases = `يناسب كل الأوقات|صناعة يدوية مصرية|تشطيب عالي الجودة|بضمان المحل|مختوم بدمغة مصلحة الموازين
  |يصلح هدية لمن تحب|تصميم عصري خفيف الوزن|متوفر بمقاسات مختلفة|يأتي في علبة فاخرة|قفل آمن متين
  |ذهب خالص عيار مضمون|لمسة أنيقة لإطلالتك|من أحدث التشكيلات|يمكن تعديل المقاس مجانًا
  |الصورة تمثل القطعة الحقيقية|شحن مؤمن إلى جميع المحافظات`;
const syllables = `با تا را سا لا ما نا كا دي ري مي ني لي سو رو مو نو شا فا جا زي هي`;

/** Endless different pieces, the same for the same seed. */
export function* realisticPieces(seed: number): Generator<Piece> {
  const random = seededRandom(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  for (let number = 1; ; number += 1) {
    const [form, motif, stone] = [pick(formPairs), pick(motifPairs), pick(stonePairs)];
    const hasStone = random() < 0.4;
    const karat = pick([18, 21, 21, 21, 24] as const);
    const brand = `${pick(parts)}${pick(parts)}${pick(parts)}`;
    yield {
      nameAr: `${form.ar} ذهب ${motif.ar}${hasStone ? ` بفصوص ${stone.ar}` : ''} عيار ${karat}`,
      name: `${motif.en} ${karat}K gold ${form.en}${hasStone ? ` with ${stone.en}` : ''}`,
      descriptionAr: `<p>${pick(texts)}، ${pick(texts)} و${pick(texts)}.</p><p>كود ${number + 10_000}، ${brand}</p>`,
      tags: [pick(tags), pick(tags), form.ar, ...(random() < 0.3 ? [brand] : [])],
      karat,
      isArchived: random() < 0.04,
    };
  }
}

const formPairs = pairsOf(forms);
const motifPairs = pairsOf(motifs);
const stonePairs = pairsOf(stones);
const tags = linesOf(occasions);
const texts = linesOf(phrases);
const parts = syllables.split(' ');

function linesOf(text: string): string[] {
  return text.split('|').map((line) => line.trim());
}

/** The Arabic words come first. */
function pairsOf(text: string): { ar: string; en: string }[] {
  return linesOf(text).map((line) => {
    const start = line.search(/[a-z]/);
    return { ar: line.slice(0, start).trim(), en: line.slice(start) };
  });
}
