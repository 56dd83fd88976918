/** CSS pixels. */
export interface Viewport {
  readonly width: number;
  readonly height: number;
}

export const desktop: Viewport = { width: 1440, height: 900 };

/** A small phone, upright. */
export const phone: Viewport = { width: 360, height: 740 };

/** The narrowest on which tables are tables. */
export const tablet: Viewport = { width: 768, height: 1024 };

/** The screen of a till, touched by people who stand. */
export const tillScreen: Viewport = { width: 1024, height: 768 };

/** The narrowest phone, tablets, a wide desk: nothing is to stick out there either. */
export const otherWidths = [320, 768, 1024, 1920] as const;
