/** How much a suite does: little for each commit, much before a release (`SUITE_VOLUME=release`). */
export function volumeOf(sizes: { readonly commit: number; readonly release: number }): number {
  return process.env.SUITE_VOLUME === 'release' ? sizes.release : sizes.commit;
}

/** Of all that is drawn by lot; `SUITE_SEED=…` repeats a run that failed. */
export function suiteSeed(): number {
  return Number(process.env.SUITE_SEED ?? 20_260_101);
}
