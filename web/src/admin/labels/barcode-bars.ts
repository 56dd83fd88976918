import JsBarcode from 'jsbarcode';

/** A barcode as bars and gaps, all as wide as one module. */
export interface BarcodeBars {
  /** A letter for each module: `1` is a bar. */
  modules: string;
  /** Modules of white that readers need before and after. */
  quiet: { before: number; after: number };
}

const symbologies: Readonly<Record<number, { format: string; quiet: BarcodeBars['quiet'] }>> = {
  8: { format: 'EAN8', quiet: { before: 7, after: 7 } },
  12: { format: 'UPC', quiet: { before: 9, after: 9 } },
  13: { format: 'EAN13', quiet: { before: 11, after: 7 } },
  14: { format: 'ITF14', quiet: { before: 10, after: 10 } },
};

/** The bars of a GTIN by its length: EAN-8, UPC-A, EAN-13 or ITF-14; null for anything else. */
export function barcodeBars(barcode: string): BarcodeBars | null {
  const symbology = symbologies[barcode.length];
  if (!symbology) return null;
  const { format, quiet } = symbology;
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
