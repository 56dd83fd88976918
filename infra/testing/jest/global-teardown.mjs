import { once } from 'node:events';

export default async function stopControl() {
  const control = globalThis.dahabTestControl;
  if (control.exitCode !== null) return;
  control.ref();
  const gone = once(control, 'exit');
  control.disconnect();
  await gone;
}
