/** Of all that tests draw by lot: the same in each run. */
export const SUITE_SEED = 20_260_101;
