import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readyAnswers } from './ready-answers.ts';

/** Node and nothing else, the bytes ready: what no framework can be faster than. */
const answers = readyAnswers();
const server = createServer((request, response) => {
  const body = answers.get(request.url ?? '');
  if (!body) return void response.writeHead(404).end();
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': body.length,
  });
  response.end(body);
});
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`${(server.address() as AddressInfo).port}\n`);
});
