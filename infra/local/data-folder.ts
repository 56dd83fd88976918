import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Trouble } from './trouble.ts';

const MARK = 'dahab-data.json';
const FORMAT = 1;

/** A data folder that this process alone uses until `release`. */
export interface DataFolder {
  readonly path: string;
  release(): Promise<void>;
}

/** Makes or takes the folder. Refuses one that is somebody else's, or that a running shop uses. */
export async function claimDataFolder(path: string): Promise<DataFolder> {
  mkdirSync(path, { recursive: true });
  const mark = join(path, MARK);
  if (!existsSync(mark)) {
    if (readdirSync(path).length > 0) {
      throw new Trouble(
        `The folder ${path} holds files that are not a shop's: choose another one with DATA_DIR.`,
      );
    }
    writeFileSync(mark, JSON.stringify({ format: FORMAT }));
  }
  const claim = await listenAlone(claimAddress(path), path);
  return {
    path,
    release: () => new Promise((resolve) => claim.close(() => resolve())),
  };
}

/**
 * A socket that only one process can listen on, and that dies with it: unlike a file with a process
 * id, it is never left behind by a kill. It lies in the temp folder since its path must be short.
 */
function claimAddress(path: string): string {
  const name = `dahab-${createHash('sha256').update(realpathSync(path)).digest('hex').slice(0, 16)}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`);
}

async function listenAlone(address: string, path: string): Promise<Server> {
  const first = await tryToListen(address);
  if (first) return first;
  if (!(await answers(address))) {
    rmSync(address, { force: true });
    const second = await tryToListen(address);
    if (second) return second;
  }
  throw new Trouble(
    `A shop is running on ${path} already: use that one, stop it, or choose another DATA_DIR.`,
  );
}

function tryToListen(address: string): Promise<Server | null> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(null);
      else reject(error);
    });
    server.listen(address, () => {
      server.unref();
      resolve(server);
    });
  });
}

function answers(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(address);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
