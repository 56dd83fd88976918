import { labelSheetNames, type LabelSheetName } from './label-sheets.ts';

export interface LabelOptions {
  sheet: LabelSheetName;
  withPrice: boolean;
}

const PLACE = 'label-options';
const USUAL: LabelOptions = { sheet: 'a4x65', withPrice: false };

/** How labels were last printed here. */
export function rememberedOptions(): LabelOptions {
  try {
    const kept = JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Partial<LabelOptions>;
    const sheet = labelSheetNames.find((name) => name === kept.sheet) ?? USUAL.sheet;
    return { sheet, withPrice: kept.withPrice === true };
  } catch {
    return USUAL;
  }
}

export function rememberOptions(options: LabelOptions): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(options));
  } catch {
    // Storage is full or closed to us: they are chosen again next time.
  }
}
