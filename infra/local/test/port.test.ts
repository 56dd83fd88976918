import { createServer } from 'node:net';
import { expect, test } from '@jest/globals';
import { checkPort } from '../port.ts';

test('a port that another program uses is named, with a way out', async () => {
  const other = createServer();
  const port = await new Promise<number>((resolve) => {
    other.listen(0, '127.0.0.1', () => resolve((other.address() as { port: number }).port));
  });
  await expect(checkPort('127.0.0.1', port)).rejects.toThrow(
    `Port ${port} is used by another program: stop that one, or take another: PORT=${port + 1}`,
  );
  await new Promise((resolve) => {
    other.close(resolve);
  });
  await checkPort('127.0.0.1', port);
});

test('an address that is not of this machine is explained', async () => {
  await expect(checkPort('203.0.113.7', 8080)).rejects.toThrow(/no address of this machine/);
});
