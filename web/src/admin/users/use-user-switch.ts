import type { User } from '@dahab/identity/contract/user.ts';
import { useChangeUserMutation } from '../../api/users.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useInstantSwitch } from '../lists/use-instant-switch.ts';

/** The two rights of an account that are turned on and off in the list. */
export type Right = 'isActive' | 'isAdmin';

const SAID = {
  isActive: { done: 'admin.users.statusUpdated', failed: 'admin.users.statusFailed' },
  isAdmin: { done: 'admin.users.adminUpdated', failed: 'admin.users.adminFailed' },
} as const;

/** A right of an account, to be turned on and off. */
export function useUserSwitch(user: User, right: Right) {
  const { t } = useTranslation();
  const [changeUser] = useChangeUserMutation();
  return useInstantSwitch({
    stored: user[right],
    save: (value) => changeUser({ id: user.id, change: { [right]: value } }).unwrap(),
    said: { done: t(SAID[right].done), failed: t(SAID[right].failed) },
  });
}
