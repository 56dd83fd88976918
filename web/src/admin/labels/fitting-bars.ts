import { barcodeBars, code128Bars, widthOf, type BarcodeBars } from './barcode-bars.ts';

/** The widths of the narrowest bar, millimetres. */
export interface Modules {
  module: number;
  /** Printers and scanners of a shop are still sure of this. */
  narrowest: number;
}

export interface FittingBars {
  bars: BarcodeBars;
  /** Millimetres. */
  module: number;
}

/**
 * A barcode as it can be read from so much room: in its own symbology where that fits, else in one
 * that says the same digits with fewer bars; as wide as possible. Null: it would be too fine to read.
 */
export function fittingBars(
  barcode: string,
  { module, narrowest }: Modules,
  room: number,
): FittingBars | null {
  const ways = [module, narrowest].flatMap((width) =>
    [barcodeBars(barcode), code128Bars(barcode)].map((bars) => bars && { bars, module: width }),
  );
  return ways.find((way) => way && widthOf(way.bars) * way.module <= room) ?? null;
}
