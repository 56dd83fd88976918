import type { AddressInfo } from 'node:net';
import express from 'express';
import { readyAnswers } from './ready-answers.ts';

/** Express as it comes, a route for each answer, the bytes ready, nothing computed of them. */
const app = express().disable('etag');
for (const [path, body] of readyAnswers()) {
  const { pathname } = new URL(path, 'http://shop');
  app.get(pathname, (_request, response) => void response.type('json').send(body));
}
const server = app.listen(0, '127.0.0.1', () => {
  process.stdout.write(`${(server.address() as AddressInfo).port}\n`);
});
