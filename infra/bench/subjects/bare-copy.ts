import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from } from 'pg-copy-streams';
import { exportOf } from '../stage/export-file.ts';
import { IMPORTED_ROWS } from '../stage/imported-rows.ts';
import { job } from './work.ts';
import { workOnRows } from './work-on-rows.ts';

/** PostgreSQL's COPY of the same file into a table of texts, in one durable transaction. */
const file = exportOf(job.kind)('bare1', IMPORTED_ROWS);
const width = file.slice(0, file.indexOf('\n')).split(',').length;
const client = new pg.Client({ connectionString: job.url });
await client.connect();
const columns = Array.from({ length: width }, (_, index) => `c${index} text`);
await client.query(`DROP TABLE IF EXISTS bench_copy`);
await client.query(`CREATE TABLE bench_copy (${columns.join(', ')})`);

await workOnRows(async () => {
  const copy = client.query(from('COPY bench_copy FROM STDIN (FORMAT csv, HEADER)'));
  await pipeline(Readable.from([Buffer.from(file)]), copy);
});
await client.end();
