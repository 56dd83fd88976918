import { Conflict, InvalidInput } from '@dahab/chassis/errors.ts';
import type { User } from '../../contract/user.ts';
import type { UserChange } from '../../contract/users.ts';
import { isCommonPassword } from '../passwords/common-passwords.ts';

export interface Rights {
  readonly isAdmin: boolean;
  readonly isActive: boolean;
}

export function rightsAfter(user: Rights, change: UserChange): Rights {
  return {
    isAdmin: change.isAdmin ?? user.isAdmin,
    isActive: change.isActive ?? user.isActive,
  };
}

/** Throws when the change would leave the shop, or the one who makes it, without its admin. */
export function refuseLockout(
  user: User,
  after: Rights,
  who: { activeAdmins: readonly number[]; callerId: number | null },
): void {
  if (!isManaging(user) || isManaging(after)) return;
  if (who.activeAdmins.length <= 1) {
    throw new Conflict('The last active admin cannot be demoted or deactivated', 'last-admin');
  }
  if (user.id === who.callerId) {
    throw new Conflict('You cannot demote or deactivate your own account', 'own-account');
  }
}

/** Losing a right ends the sessions that had it. */
export function losesRights(before: Rights, after: Rights): boolean {
  return (before.isActive && !after.isActive) || (before.isAdmin && !after.isAdmin);
}

/** Admins' accounts are worth guessing at: no password from the lists. */
export function refuseCommonPassword(
  password: string,
  user: Pick<User, 'isAdmin' | 'username' | 'email' | 'name'>,
): void {
  if (!user.isAdmin) return;
  if (!isCommonPassword(password, [user.username, user.email, user.name])) return;
  const message = 'This password is too common: choose another';
  throw new InvalidInput(message, [{ path: 'password', message }], 'common-password');
}

function isManaging(rights: Rights): boolean {
  return rights.isAdmin && rights.isActive;
}
