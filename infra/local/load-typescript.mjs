// Node strips types by itself from 22.18 on; before, a loader does. `--import` takes this file too.
if (!process.features.typescript) {
  const { register } = await import('tsx/esm/api');
  register();
}
