import type { Caller } from '@dahab/chassis/auth/internal-token.ts';
import { Forbidden } from '@dahab/chassis/errors.ts';

/** Whether a caller may see archived products and inactive banners. */
export function seesHidden(caller: Caller): boolean {
  return caller.kind === 'service' || (caller.kind === 'user' && caller.isAdmin);
}

/** Throws 403 when somebody asks for hidden things who may not see them. */
export function refuseHidden(asked: boolean, caller: Caller, message: string): void {
  if (asked && !seesHidden(caller)) throw new Forbidden(message);
}
