/** Rows of a file that is imported. */
export const IMPORTED_ROWS = 5_000;
