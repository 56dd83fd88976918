import { request } from 'node:http';
import { json } from 'node:stream/consumers';
import { join } from 'node:path';
import { testConfig } from '../config.ts';
import type { Answer, Request } from './words.ts';

/** Asks the process that keeps the servers of this run. */
export function askControl(question: Request): Promise<Answer> {
  const socketPath = join(testConfig().runFolder, 'control.sock');
  return new Promise((resolve, reject) => {
    const call = request({ socketPath, method: 'POST', agent: false }, async (response) => {
      const reply = (await json(response)) as { result?: Answer; error?: string };
      if (reply.error === undefined) resolve(reply.result ?? null);
      else reject(new Error(reply.error));
    });
    call.once('error', reject);
    call.end(JSON.stringify(question));
  });
}
