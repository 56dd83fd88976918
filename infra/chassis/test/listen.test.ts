import { once } from 'node:events';
import { type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { expect, test } from '@jest/globals';
import { listen, stopServer, urlOf } from '../http/listen.ts';

const portOf = (url: string): number => Number(new URL(url).port);

test('a connection that never carried a request does not hold up the end', async () => {
  const server = await listen(() => undefined, '127.0.0.1', 0);
  const connected = once(server, 'connection');
  const socket = connect(portOf(urlOf(server)), '127.0.0.1');
  await connected;
  const closed = once(socket.resume(), 'close');
  const started = performance.now();
  await stopServer(server);
  await closed;
  expect(performance.now() - started).toBeLessThan(20_000);
});

test('a request under way is answered before the end', async () => {
  let answer = (): void => undefined;
  const app = (_request: unknown, response: ServerResponse): void => {
    answer = () => void response.end('here it is');
  };
  const server = await listen(app, '127.0.0.1', 0);
  const asked = once(server, 'request');
  const asking = fetch(urlOf(server));
  await asked;
  const stopping = stopServer(server);
  answer();
  expect(await (await asking).text()).toBe('here it is');
  await stopping;
});
