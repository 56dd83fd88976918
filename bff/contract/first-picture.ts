/**
 * How wide the pictures are shown that stand first on a page, as in `sizes`: the page asks for the
 * first one before the screen is drawn, and both must mean the same file.
 */
export const HERO_SIZES = '100vw';
export const PIECE_SIZES = '(min-width: 768px) 50vw, 92vw';
export const ROW_SIZES = '(min-width: 1024px) 26rem, (min-width: 640px) 46vw, 86vw';
export const CARD_SIZES =
  '(min-width: 1100px) 20rem, (min-width: 768px) 30vw, (min-width: 360px) 45vw, 92vw';
