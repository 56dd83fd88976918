import pg from 'pg';
import { startContainer } from './container.ts';
import { firstThatRuns } from './first-that-runs.ts';
import { givenServer } from './given.ts';
import { embeddedBinaries, installedBinaries } from './postgres-binaries.ts';
import { startPostgres } from './postgres-embedded.ts';
import type { Missing, Server, Wanted } from './server.ts';

/** For tests: what it stores survives a kill, not a power cut. */
export async function findPostgres({ url, folder }: Wanted): Promise<Server | Missing> {
  if (url) return givenServer('PostgreSQL', url);
  return firstThatRuns([
    {
      start: () => startContainer(recipe),
      otherwise: 'no container engine answers',
    },
    { start: () => startInstalled(folder, 18), otherwise: 'PostgreSQL 18 is not installed' },
    {
      start: () => startPostgres({ folder, durable: false, binaries: embeddedBinaries() }),
      otherwise: '',
    },
    // Elsewhere than in production only where there is nothing better, on musl for example.
    { start: () => startInstalled(folder, 15), otherwise: 'nor is an older one' },
  ]);
}

async function startInstalled(folder: string, atLeast: number): Promise<Server | null> {
  const binaries = installedBinaries();
  if (!binaries || binaries.major < atLeast) return null;
  return startPostgres({ folder, durable: false, binaries });
}

const recipe = {
  image: 'postgres:18',
  title: 'PostgreSQL',
  port: 5432,
  environment: { POSTGRES_PASSWORD: 'postgres' },
  command: ['postgres', '-c', 'fsync=off', '-c', 'max_connections=300'],
  url: (port: number) => `postgres://postgres:postgres@127.0.0.1:${port}/postgres`,
  isReady: answersPostgres,
};

async function answersPostgres(port: number): Promise<boolean> {
  const client = new pg.Client({
    connectionString: recipe.url(port),
    connectionTimeoutMillis: 1_000,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}
