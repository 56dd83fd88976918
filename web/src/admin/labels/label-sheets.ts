/** Millimetres. */
export interface LabelSheet {
  page: { width: number; height: number };
  columns: number;
  rows: number;
  label: { width: number; height: number; padding: number };
  /** Of the first label. */
  margin: { top: number; left: number };
  /** From one label to the next. */
  pitch: { x: number; y: number };
  bars: { module: number; narrowest: number; height: number };
  /** Points. */
  text: number;
}

const A4 = { width: 210, height: 297 };

/** What labels are sold on: A4 with 24 or 65 of them, and a roll for label printers. */
export const labelSheets = {
  a4x24: {
    page: A4,
    columns: 3,
    rows: 8,
    label: { width: 70, height: 37, padding: 4 },
    margin: { top: 0.5, left: 0 },
    pitch: { x: 70, y: 37 },
    bars: { module: 0.33, narrowest: 0.25, height: 14 },
    text: 9,
  },
  a4x65: {
    page: A4,
    columns: 5,
    rows: 13,
    label: { width: 38.1, height: 21.2, padding: 1.4 },
    margin: { top: 10.7, left: 4.75 },
    pitch: { x: 40.6, y: 21.2 },
    bars: { module: 0.3, narrowest: 0.25, height: 8.5 },
    text: 6.5,
  },
  /* Three dots of a 203 dpi printer for the narrowest bar, or two. */
  roll50x25: {
    page: { width: 50, height: 25 },
    columns: 1,
    rows: 1,
    label: { width: 50, height: 25, padding: 1.4 },
    margin: { top: 0, left: 0 },
    pitch: { x: 50, y: 25 },
    bars: { module: 0.375, narrowest: 0.25, height: 10 },
    text: 7.5,
  },
} as const satisfies Record<string, LabelSheet>;

export type LabelSheetName = keyof typeof labelSheets;

export const labelSheetNames = Object.keys(labelSheets) as LabelSheetName[];

export function labelsPerPage({ columns, rows }: LabelSheet): number {
  return columns * rows;
}

/** Millimetres beside each other that a label has for its bars. */
export function roomOf({ label: { width, padding } }: LabelSheet): number {
  return width - 2 * padding;
}
