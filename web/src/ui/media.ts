/** From here on two cards stand side by side. */
export const SMALL = 640;
/** The spec's mobile breakpoint: below it menus are drawers and tables are cards. */
export const TABLET = 768;
export const DESKTOP = 1024;

export const fromTablet = `@media (min-width: ${TABLET}px)`;
export const belowTablet = `@media (max-width: ${TABLET - 0.02}px)`;
export const fromDesktop = `@media (min-width: ${DESKTOP}px)`;
/** Beside the side menu of the back office there is little room: tables stand closer. */
export const belowWide = '@media (max-width: 1279.98px)';
export const withTouch = '@media (pointer: coarse)';
export const withHover = '@media (hover: hover)';
