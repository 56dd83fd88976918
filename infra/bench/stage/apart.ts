import { findFreePort } from '@dahab/backing/free-port.ts';
import { type ServiceName, serviceNames } from '@dahab/protocol/event.ts';
import { startChild } from './child.ts';
import type { Stage } from './stage.ts';

export interface Apart {
  readonly url: string;
  readonly pid: number;
  readonly services: {
    readonly pid: number;
    readonly urls: Readonly<Record<ServiceName, string>>;
    readonly tokenSecret: string;
  };
}

export async function startApart(stage: Stage): Promise<Apart> {
  const { url: databaseUrl } = await stage.database();
  const { dataDir } = await stage.shop();
  const services = await startChild(new URL('../subjects/services.ts', import.meta.url), {
    ready: /\n$/,
    env: { DATA_DIR: dataDir, DATABASE_URL: databaseUrl },
  });
  stage.atEnd(() => services.stop());
  const { urls, tokenSecret } = JSON.parse(services.printed) as Apart['services'];
  const port = await findFreePort();
  const bff = await startChild(new URL('../../../bff/src/main.ts', import.meta.url), {
    ready: /"ready"/,
    env: {
      PORT: String(port),
      INTERNAL_TOKEN_SECRET: tokenSecret,
      ...Object.fromEntries(serviceNames.map((name) => [`${name.toUpperCase()}_URL`, urls[name]])),
    },
  });
  stage.atEnd(() => bff.stop());
  return {
    url: `http://127.0.0.1:${port}`,
    pid: bff.pid,
    services: { pid: services.pid, urls, tokenSecret },
  };
}
