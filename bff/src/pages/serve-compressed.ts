import type { RequestHandler } from 'express';
import expressStaticGzip from 'express-static-gzip';

/** Files that the build has compressed beside themselves, as brotli or gzip for who takes it. */
export function serveCompressed(
  root: string,
  serveStatic: { immutable?: boolean; maxAge?: string } = {},
): RequestHandler {
  return expressStaticGzip(root, {
    enableBrotli: true,
    orderPreference: ['br', 'gz'],
    index: false,
    serveStatic,
  });
}
