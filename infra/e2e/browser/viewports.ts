/** CSS pixels. */
export interface Viewport {
  readonly width: number;
  readonly height: number;
}

export const desktop: Viewport = { width: 1440, height: 900 };

/** A small phone, upright. */
export const phone: Viewport = { width: 360, height: 740 };
