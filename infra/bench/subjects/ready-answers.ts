import { readFileSync } from 'node:fs';

/** The answers that a subject has ready, by path: its argument names a file of `[path, text]`. */
export function readyAnswers(): ReadonlyMap<string, Buffer> {
  const pairs = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as [string, string][];
  return new Map(pairs.map(([path, text]) => [path, Buffer.from(text)]));
}
