import { listen, stopServer, urlOf } from '@dahab/chassis/http/listen.ts';
import { afterAll } from '@jest/globals';

export interface FakeGoldApi {
  readonly url: string;
  /** Paths and keys, in the order of the questions. */
  readonly asked: { path: string; key: string }[];
  /** Status and body of each answer, by metal. */
  answer: (metal: string) => { status: number; body: unknown };
}

/** goldapi.io as far as we ask it: EGP for a troy ounce of gold or silver. */
export async function startFakeGoldApi(): Promise<FakeGoldApi> {
  const asked: FakeGoldApi['asked'] = [];
  const api: FakeGoldApi = {
    url: '',
    asked,
    answer: (metal) => ({ status: 200, body: { price: metal === 'XAU' ? '195432.5' : 2345.678 } }),
  };
  const server = await listen(
    (request, response) => {
      const path = request.url ?? '';
      asked.push({ path, key: String(request.headers['x-access-token']) });
      const { status, body } = api.answer(path.split('/')[2] ?? '');
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    },
    '127.0.0.1',
    0,
  );
  afterAll(async () => {
    server.closeAllConnections();
    await stopServer(server);
  });
  return Object.assign(api, { url: urlOf(server) });
}
