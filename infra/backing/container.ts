import { hasContainerEngine } from './engine.ts';
import { findFreePort } from './free-port.ts';
import { CannotStart } from './server.ts';
import type { Server } from './server.ts';
import { waitUntil } from './wait-until.ts';

export interface ContainerRecipe {
  readonly image: string;
  readonly title: string;
  /** Inside the container. */
  readonly port: number;
  readonly environment?: Record<string, string>;
  readonly command?: string[];
  readonly url: (port: number) => string;
  readonly isReady: (port: number) => Promise<boolean>;
}

const startMs = 120_000;

/** Null where no engine answers. On a port of the host that stays the same over restarts. */
export async function startContainer(recipe: ContainerRecipe): Promise<Server | null> {
  if (!(await hasContainerEngine())) return null;
  const { GenericContainer, getContainerRuntimeClient } = await import('testcontainers');
  const host = await findFreePort();
  const container = new GenericContainer(recipe.image)
    .withExposedPorts({ container: recipe.port, host })
    .withEnvironment(recipe.environment ?? {})
    .withStartupTimeout(startMs);
  if (recipe.command) container.withCommand(recipe.command);
  const started = await inTime(container.start(), recipe.title);
  const engine = (await getContainerRuntimeClient()).container.getById(started.getId());
  await untilReady(recipe, host);
  return {
    url: recipe.url(host),
    how: 'container',
    about: `${recipe.title}, container ${recipe.image}`,
    stop: async () => void (await started.stop({ timeout: 1_000 })),
    kill: async () => void (await engine.kill({ signal: 'SIGKILL' })),
    async restart() {
      await engine.restart({ t: 5 });
      await untilReady(recipe, host);
    },
  };
}

/** A pull over a slow line must not hold up the tests: then the next way is tried. */
async function inTime<T extends { stop(): Promise<unknown> }>(
  start: Promise<T>,
  title: string,
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), startMs);
  });
  const started = await Promise.race([start, late]);
  clearTimeout(timer);
  if (started) return started;
  void start.then((container) => container.stop()).catch(() => {});
  throw new CannotStart(`The container of ${title} was not there within ${startMs / 1_000} s.`);
}

async function untilReady({ isReady, title }: ContainerRecipe, port: number): Promise<void> {
  if (await waitUntil(() => isReady(port), 60_000, 100)) return;
  throw new CannotStart(`${title} did not get ready in its container.`);
}
