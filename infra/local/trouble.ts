import { ConfigError } from '@dahab/chassis/config.ts';
import { CannotStart } from '@dahab/backing/server.ts';

/** A reason that the person at the keyboard can mend, as one sentence that says how. */
export class Trouble extends Error {
  override readonly name = 'Trouble';
}

/** What to tell about a failed start: a sentence where we know one, else null. */
export function sentenceOf(error: unknown, dataDir: string): string | null {
  if (error instanceof Trouble || error instanceof CannotStart || error instanceof ConfigError) {
    return error.message;
  }
  const { code, message } = error as { code?: unknown; message?: unknown };
  if (code === 'ENOSPC' || code === '53100' || /No space left on device/.test(String(message))) {
    return `The disk that holds ${dataDir} is full: free some space and start again.`;
  }
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
    return `The shop may not write to ${dataDir}: choose another folder with DATA_DIR, or let this user write there.`;
  }
  if (code === 'ENOTDIR' || code === 'EEXIST') {
    return `${dataDir} cannot be a folder, a file is in its way: choose another one with DATA_DIR.`;
  }
  return null;
}
