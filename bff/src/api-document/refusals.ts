import type { RefusalStatus } from '@dahab/protocol/endpoint.ts';
import type { PublicRoute } from '../routes.ts';
import { capitalised } from './capitalised.ts';

type Sentences = Readonly<Partial<Record<RefusalStatus | 408 | 503, string>>>;

/** Every status that a call can refuse with, and why: what its shape brings along, and its own. */
export function refusalsOf(route: PublicRoute): Sentences {
  const { endpoint } = route;
  const takesBody = endpoint.body !== null || endpoint.files !== null;
  return {
    ...((route.owner !== 'bff' || takesBody) && { 400: 'Something that was sent is not valid' }),
    ...(endpoint.access !== 'public' && { 401: 'Nobody is signed in' }),
    ...forbidden(route),
    ...(endpoint.params && { 404: 'There is no such thing' }),
    ...(takesBody && { 408: 'The rest of the request never came' }),
    ...(takesBody && { 413: 'The body or a file is too large' }),
    ...(takesBody && { 415: 'The body is of another media type' }),
    503: 'A part of the shop is down for now',
    ...endpoint.refusals,
  };
}

function forbidden({ endpoint }: PublicRoute): Sentences {
  const reasons = [
    ...(endpoint.access === 'admin' ? ['who is signed in is no administrator'] : []),
    ...(endpoint.method === 'GET' ? [] : ['another site sent the request']),
    ...(endpoint.refusals[403] === undefined ? [] : [endpoint.refusals[403]]),
  ];
  return reasons.length === 0 ? {} : { 403: capitalised(reasons.join(', or ')) };
}
