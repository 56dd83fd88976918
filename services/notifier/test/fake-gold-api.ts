import { listen, stopServer, urlOf } from '@dahab/chassis/http/listen.ts';
import { afterAll } from '@jest/globals';

export interface FakeGoldApi {
  readonly url: string;
  /** Paths and keys, in the order of the questions. */
  readonly asked: { path: string; key: string }[];
  /** What is answered, by metal. */
  answer: (metal: string) => GoldAnswer;
}

/** JSON, unless it is text of another `type`; or nothing at all. */
export type GoldAnswer =
  { status: number; body: unknown; type?: string; location?: string } | 'silence';

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
      const answer = api.answer(path.split('/')[2] ?? '');
      if (answer === 'silence') return;
      const { status, body, type = 'application/json', location } = answer;
      response.writeHead(status, { 'content-type': type, ...(location && { location }) });
      response.end(typeof body === 'string' ? body : JSON.stringify(body));
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
