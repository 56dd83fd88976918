import { readLocalConfig } from './config.ts';
import { createEnding } from './ending.ts';
import { rotateSettingsKey } from './rotate-settings-key.ts';
import { sentenceOf } from './trouble.ts';

/** `node --import ./infra/local/load-typescript.mjs infra/local/rotate-key.ts`, with the shop closed. */
const ending = createEnding();
const config = readLocalConfig();
try {
  const { locked } = await rotateSettingsKey(config, ending);
  process.stdout.write(`The settings key is new; secrets locked with it: ${locked.length}.\n`);
} catch (error) {
  const sentence = sentenceOf(error, config.DATA_DIR) ?? String(error);
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
} finally {
  await ending.endAll();
}
