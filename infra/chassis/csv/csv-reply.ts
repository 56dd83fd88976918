import type { Readable } from 'node:stream';
import { Reply } from '../http/route.ts';

/** A CSV file to save under `filename` (ASCII). */
export function csvReply<Body extends Buffer | Readable>(
  filename: string,
  body: Body,
): Reply<Body> {
  return new Reply(body, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${filename}"`,
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
