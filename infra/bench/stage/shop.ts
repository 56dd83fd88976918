import { join } from 'node:path';
import { findFreePort } from '@dahab/backing/free-port.ts';
import { shopClient } from '@dahab/testing/shop-client.ts';
import { startChild } from './child.ts';
import { type Goods, layOutGoods } from './goods.ts';
import type { Stage } from './stage.ts';

export interface Shop {
  readonly url: string;
  readonly pid: number;
  readonly dataDir: string;
  readonly goods: Goods;
}

export const credentials = { username: 'admin', password: 'a-password-of-this-bench' };

export async function startShop(stage: Stage): Promise<Shop> {
  const { url: databaseUrl } = await stage.database();
  const port = await findFreePort();
  const dataDir = join(stage.folder, 'data');
  const child = await startChild(new URL('../../local/main.ts', import.meta.url), {
    ready: /The shop is open/,
    env: {
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      SEED: 'none',
      ADMIN_PASSWORD: credentials.password,
    },
  });
  stage.atEnd(() => child.stop());
  const url = `http://127.0.0.1:${port}`;
  const goods = await layOutGoods(await shopClient(url, credentials));
  return { url, pid: child.pid, dataDir, goods };
}
