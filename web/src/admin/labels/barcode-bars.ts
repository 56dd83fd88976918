import JsBarcode from 'jsbarcode';

/** A barcode as bars and gaps, all as wide as one module. */
export interface BarcodeBars {
  /** A letter for each module: `1` is a bar. */
  modules: string;
  /** Modules of white that readers need before and after. */
  quiet: { before: number; after: number };
}

interface Symbology {
  format: string;
  quiet: BarcodeBars['quiet'];
}

const symbologies: Readonly<Record<number, Symbology>> = {
  8: { format: 'EAN8', quiet: { before: 7, after: 7 } },
  12: { format: 'UPC', quiet: { before: 9, after: 9 } },
  13: { format: 'EAN13', quiet: { before: 11, after: 7 } },
  14: { format: 'ITF14', quiet: { before: 10, after: 10 } },
};

/** For digits of any even number, in the least room. */
const code128: Symbology = { format: 'CODE128C', quiet: { before: 10, after: 10 } };

/** The bars of a GTIN by its length: EAN-8, UPC-A, EAN-13 or ITF-14; null for anything else. */
export function barcodeBars(barcode: string): BarcodeBars | null {
  const symbology = symbologies[barcode.length];
  return symbology ? draw(barcode, symbology) : null;
}

/** The bars of digits as Code 128, which scanners read as these same digits; null for anything else. */
export function code128Bars(digits: string): BarcodeBars | null {
  return /^(\d\d)+$/.test(digits) ? draw(digits, code128) : null;
}

function draw(barcode: string, { format, quiet }: Symbology): BarcodeBars | null {
  const drawn: { encodings?: { data: string }[] } = {};
  let isValid = false;
  JsBarcode(drawn, barcode, {
    format,
    flat: true,
    valid: (valid) => {
      isValid = valid;
    },
  });
  if (!isValid) return null;
  return { modules: (drawn.encodings ?? []).map(({ data }) => data).join(''), quiet };
}

/** Where the bars stand: the first module and the width of each, quiet zone included. */
export function barsOf({ modules, quiet }: BarcodeBars): { start: number; width: number }[] {
  return [...modules.matchAll(/1+/g)].map(({ index, 0: bar }) => ({
    start: quiet.before + index,
    width: bar.length,
  }));
}

/** Modules from edge to edge. */
export function widthOf({ modules, quiet }: BarcodeBars): number {
  return quiet.before + modules.length + quiet.after;
}
