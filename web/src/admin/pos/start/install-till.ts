/** It answers for the till alone: the shop's pages never pass it. */
const SCOPE = '/admin/pos';

/**
 * Installs what starts the till without a network. Browsers refuse it on plain HTTP and in some
 * private windows: the till then starts with a network only.
 */
export async function installTill(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register('/till-worker.js', { scope: SCOPE });
  } catch {
    return;
  }
  // Storage that is not cleared when the disk gets full: unsent sales are in it.
  await navigator.storage?.persist?.().catch(() => false);
}
