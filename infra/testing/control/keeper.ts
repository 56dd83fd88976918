import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isMissing } from '@dahab/backing/server.ts';
import type { Missing, Server } from '@dahab/backing/server.ts';
import { dropDatabase } from './drop-database.ts';
import { findServer } from './find-server.ts';
import type { Answer, Kind } from './words.ts';

/** Holds the servers of one run. */
export interface Keeper {
  /** One for all files; started by the first who asks. */
  share(kind: Kind): Promise<Answer>;
  /** For one file alone, to be killed at will. */
  startOwn(kind: Kind): Promise<Answer>;
  kill(id: string): Promise<null>;
  restart(id: string): Promise<null>;
  release(id: string): Promise<null>;
  dropDatabase(name: string): Promise<null>;
  stopAll(): Promise<void>;
}

/** A file's afterAll hooks run in the order written: its connections are closed after ours ran. */
const graceMs = 1_000;

export function createKeeper(runFolder: string): Keeper {
  const shared = new Map<Kind, Promise<Server | Missing>>();
  const started = new Map<string, Server>();
  const chores = new Set<Promise<void>>();
  let count = 0;

  const start = async (kind: Kind, isOwn: boolean): Promise<Server | Missing> => {
    const server = await findServer(kind, mkdtempSync(join(runFolder, `${kind}-`)), isOwn);
    if (!isMissing(server)) started.set(`${kind}-${(count += 1)}`, server);
    return server;
  };
  const shareServer = (kind: Kind) => {
    const server = shared.get(kind) ?? start(kind, false);
    shared.set(kind, server);
    return server;
  };
  const describe = (server: Server | Missing): Answer => {
    if (isMissing(server)) return server;
    const id = [...started].find(([, one]) => one === server)?.[0] ?? '';
    return { id, url: server.url, about: server.about, standIn: server.standIn };
  };
  const find = (id: string): Server => {
    const server = started.get(id);
    if (!server) throw new Error(`There is no server ${id}.`);
    return server;
  };
  const later = (chore: () => Promise<void>): null => {
    const done = pause(graceMs).then(chore).catch(report);
    chores.add(done);
    void done.finally(() => chores.delete(done));
    return null;
  };

  return {
    share: async (kind) => describe(await shareServer(kind)),
    startOwn: async (kind) => describe(await start(kind, true)),
    kill: async (id) =>
      find(id)
        .kill()
        .then(() => null),
    restart: async (id) =>
      find(id)
        .restart()
        .then(() => null),
    release: async (id) =>
      later(async () => {
        const server = find(id);
        started.delete(id);
        await server.stop();
      }),
    dropDatabase: async (name) =>
      later(async () => {
        const server = await shareServer('postgres');
        if (!isMissing(server)) await dropDatabase(server.url, name);
      }),
    async stopAll() {
      await Promise.all(shared.values());
      await Promise.all(chores);
      await Promise.all([...started.values()].map((server) => server.stop().catch(report)));
    },
  };
}

function report(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
}
