import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

export default async function stopControl() {
  const control = globalThis.dahabTestControl;
  if (control.exitCode !== null) return;
  control.ref();
  const gone = once(control, 'exit');
  control.disconnect();
  await gone;
  writeFileSync(join(process.env.DAHAB_TEST_RUN, 'over'), '');
}
