/** The spec's mobile breakpoint: below it menus are drawers and tables are cards. */
export const TABLET = 768;
export const DESKTOP = 1024;

export const fromTablet = `@media (min-width: ${TABLET}px)`;
export const belowTablet = `@media (max-width: ${TABLET - 0.02}px)`;
export const fromDesktop = `@media (min-width: ${DESKTOP}px)`;
export const withTouch = '@media (pointer: coarse)';
export const withHover = '@media (hover: hover)';
