import { join } from 'node:path';

/** No key has a segment like these: a `.` at the beginning, a `+` anywhere. */
export const INCOMING = '.incoming';
const ending = '+blob';

/** Told apart from the folder of the same name: the keys `a` and `a/b` may both be there. */
export function fileOf(root: string, key: string): string {
  return join(root, `${key}${ending}`);
}

/** Null for what is no blob. */
export function segmentOf(fileName: string): string | null {
  return fileName.endsWith(ending) ? fileName.slice(0, -ending.length) : null;
}
