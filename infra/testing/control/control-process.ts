import { createServer } from 'node:http';
import { join } from 'node:path';
import { testConfig } from '../config.ts';
import { createKeeper } from './keeper.ts';
import { answer } from './requests.ts';

const { runFolder } = testConfig();
const keeper = createKeeper(runFolder);
const server = createServer((request, response) => answer(keeper, request, response));

server.listen(join(runFolder, 'control.sock'), () => process.send?.('ready'));

// Ctrl-C reaches us too, but the tests that use the servers are to end first.
process.on('SIGINT', () => {});
process.once('disconnect', async () => {
  server.close();
  server.closeAllConnections();
  await keeper.stopAll();
  process.exit(0);
});
