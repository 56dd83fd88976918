import { register } from 'node:module';

// Node strips types by itself from 22.18 on; before, hooks do, in each thread its own. `--import`
// takes this file too.
if (!process.features.typescript) register('./strip-types.mjs', import.meta.url);
