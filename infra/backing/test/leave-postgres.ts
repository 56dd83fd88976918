import { embeddedBinaries } from '../postgres-binaries.ts';
import { startPostgres } from '../postgres-embedded.ts';
import { query } from './query.ts';

const folder = process.argv[2] ?? '';
const server = await startPostgres({ folder, durable: false, binaries: embeddedBinaries() });
await query(server.url, 'create table rings (id int); insert into rings values (9)');
process.stdout.write(server.url);
