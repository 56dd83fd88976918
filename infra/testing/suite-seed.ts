/** Of all that is drawn by lot: the same in each run, unless `SUITE_SEED=…` says otherwise. */
export function suiteSeed(): number {
  return Number(process.env.SUITE_SEED ?? 20_260_101);
}
