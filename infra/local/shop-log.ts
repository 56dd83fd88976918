import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createLog, type Log, type logLevels } from '@dahab/chassis/log.ts';
import { createStream } from 'rotating-file-stream';

/** The shop's log in its data folder, bounded: 5 files of 10 MB. */
export function openShopLog(dataDir: string, level: (typeof logLevels)[number]): Log {
  const folder = join(dataDir, 'logs');
  mkdirSync(folder, { recursive: true });
  const file = createStream('shop.log', { path: folder, size: '10M', maxFiles: 5 });
  return createLog('shop', level, file);
}
