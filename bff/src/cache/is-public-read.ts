import type { Endpoint } from '@dahab/protocol/endpoint.ts';

/**
 * Whether a call's answer is the same for everybody who is no admin: then one visitor's answer does
 * for the next. Streams and pictures have no `response` schema; who asks for `/api/user` has signed
 * in.
 */
export function isPublicRead(
  endpoint: Pick<Endpoint, 'method' | 'path' | 'access' | 'response'>,
): boolean {
  const { method, path, access, response } = endpoint;
  return method === 'GET' && access === 'public' && response !== null && path.startsWith('/api/');
}
