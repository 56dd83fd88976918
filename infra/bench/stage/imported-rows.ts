import { environmentWith } from '../config.ts';

/** Rows of a file that is imported; `BENCH_IMPORTED_ROWS=100000` for the size of a whole shop. */
export const IMPORTED_ROWS = Number(environmentWith({})['BENCH_IMPORTED_ROWS'] ?? 5_000);
