const ARABIC_INDIC_ZERO = 0x0660;
const PERSIAN_ZERO = 0x06f0;
const ARABIC = /[٠-٩۰-۹٫٬]/;

/** Arabic and Persian digits and number marks as Latin ones: `٣٫٥` is `3.5`, `١٬٢٥٠` is `1,250`. */
export function latinDigits(text: string): string {
  if (!ARABIC.test(text)) return text;
  return text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - ARABIC_INDIC_ZERO))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - PERSIAN_ZERO))
    .replace(/٫/g, '.')
    .replace(/٬/g, ',');
}
