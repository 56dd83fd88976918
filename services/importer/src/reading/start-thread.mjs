// Node strips types by itself from 22.18 on; before, a loader does, which threads do not inherit.
if (!process.features.typescript) {
  const { register } = await import('tsx/esm/api');
  register();
}
await import('./reading-thread.ts');
