import { Readable } from 'node:stream';
import { parse } from 'fast-csv';
import { exportOf } from '../stage/export-file.ts';
import { IMPORTED_ROWS } from '../stage/imported-rows.ts';
import { job } from './work.ts';
import { workOnRows } from './work-on-rows.ts';

/** fast-csv by itself: an export's cells, and nothing done with them. */
const file = Buffer.from(exportOf(job.kind)('bare1', IMPORTED_ROWS));

await workOnRows(async () => {
  let rows = 0;
  const chunks = Array.from({ length: Math.ceil(file.length / 65_536) }, (_, index) =>
    file.subarray(index * 65_536, (index + 1) * 65_536),
  );
  for await (const _ of Readable.from(chunks).pipe(parse({ headers: true }))) rows += 1;
  if (rows !== IMPORTED_ROWS) throw new Error(`fast-csv has read ${rows} rows`);
});
