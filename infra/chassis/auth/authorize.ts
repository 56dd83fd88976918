import type { Access } from '@dahab/protocol/endpoint.ts';
import { Forbidden, Unauthenticated } from '../errors.ts';
import type { Caller } from './internal-token.ts';

/** Passes when `caller` may use an endpoint of this access; else throws 401 or 403. */
export function authorize(access: Access, caller: Caller): void {
  if (access === 'service') {
    if (caller.kind !== 'service') throw new Forbidden();
    return;
  }
  if (access === 'public' || caller.kind === 'service') return;
  if (caller.kind === 'guest') throw new Unauthenticated();
  if (access === 'admin' && !caller.isAdmin) throw new Forbidden();
}
