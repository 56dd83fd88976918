import type { User } from '@dahab/identity/contract/user.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Switch } from '../../ui/checkbox.tsx';
import { userName } from './user-name.ts';
import { useUserSwitch, type Right } from './use-user-switch.ts';

const LABELS = { isActive: 'admin.users.activeOf', isAdmin: 'admin.users.adminOf' } as const;

export interface UserSwitchProps {
  user: User;
  right: Right;
  /** One's own account cannot be taken these rights: somebody else has to. */
  own: boolean;
}

export function UserSwitch({ user, right, own }: UserSwitchProps) {
  const { t } = useTranslation();
  const { checked, pending, turn } = useUserSwitch(user, right);
  return (
    <Switch
      labelHidden
      label={t(LABELS[right], { name: userName(user) })}
      title={own ? t('admin.users.ownAccount') : undefined}
      checked={checked}
      disabled={own}
      aria-busy={pending}
      onChange={(event) => !pending && turn(event.target.checked)}
    />
  );
}
