import type { User } from '@dahab/identity/contract/user.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChangeUserMutation } from '../../api/users.ts';
import { useToast } from '../../app/use-toast.ts';

/** The two rights of an account that are turned on and off in the list. */
export type Right = 'isActive' | 'isAdmin';

const SAID = {
  isActive: { done: 'admin.users.statusUpdated', failed: 'admin.users.statusFailed' },
  isAdmin: { done: 'admin.users.adminUpdated', failed: 'admin.users.adminFailed' },
} as const;

/** Turns a right at once, and shows it so until the shop has answered; a toast takes it back. */
export function useUserSwitch(user: User, right: Right) {
  const { t } = useTranslation();
  const { notify, fail } = useToast();
  const [changeUser] = useChangeUserMutation();
  const [wanted, setWanted] = useState<boolean | null>(null);

  const turn = async (value: boolean, undo?: () => void): Promise<void> => {
    setWanted(value);
    try {
      await changeUser({ id: user.id, change: { [right]: value } }).unwrap();
      notify(t(SAID[right].done), { undo });
    } catch (error) {
      fail(error, t(SAID[right].failed));
    }
    setWanted(null);
  };

  return {
    checked: wanted ?? user[right],
    pending: wanted !== null,
    turn: (value: boolean) => void turn(value, () => void turn(!value)),
  };
}
