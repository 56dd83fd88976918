import { accessSync, constants } from 'node:fs';
import { join } from 'node:path';
import { programFolders } from './config.ts';

/** The path of the first of the programs that is installed. */
export function findProgram(...names: readonly string[]): string | null {
  for (const name of names) {
    const found = programFolders().find((folder) => isProgram(join(folder, name)));
    if (found) return join(found, name);
  }
  return null;
}

export function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
