import type { Manifest } from '../archive/manifest.ts';
import type { OperationsConfig } from '../config.ts';
import { secretsIn } from './restore-into.ts';

/** What the archive's stored secrets are locked with: by the archive, by the operator, by the shop there. */
export async function readSettingsKey(
  { SETTINGS_KEY }: OperationsConfig,
  file: string,
  { withSecrets }: Manifest,
  ofShopThere: string | null,
): Promise<string | null> {
  const inArchive = withSecrets ? await secretsIn(file) : null;
  return inArchive?.settingsKey ?? SETTINGS_KEY ?? ofShopThere;
}
