import type { Request } from 'express';

/** Where the browser is: the edge appends it last; what stands before is the browser's own claim. */
export function callerAddress(request: Request): string {
  const last = request.get('x-forwarded-for')?.split(',').at(-1)?.trim();
  return last || (request.socket.remoteAddress ?? 'unknown');
}
