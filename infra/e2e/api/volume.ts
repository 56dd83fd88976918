/** How much a suite does: little for each commit, much before a release (`SUITE_VOLUME=release`). */
export function volumeOf(sizes: { readonly commit: number; readonly release: number }): number {
  return process.env.SUITE_VOLUME === 'release' ? sizes.release : sizes.commit;
}
