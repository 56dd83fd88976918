import { LogOut } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useLogout } from '../../storefront/auth/use-logout.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { PointingIcon } from '../../ui/pointing-icon.tsx';
import { countWaiting } from '../pos/elsewhere/count-waiting.ts';
import { MenuButton } from './menu-item.ts';
import { MenuTip } from './menu-tip.tsx';

export interface LeaveButtonProps {
  folded: boolean;
  size: number;
  children: ReactNode;
}

/** Signs out; asks first while the till has sales that the shop does not know of. */
export function LeaveButton({ folded, size, children }: LeaveButtonProps) {
  const { t } = useTranslation();
  const { logout, isLeaving } = useLogout();
  const [waiting, setWaiting] = useState(0);
  const leave = async () => {
    const count = await countWaiting();
    if (count > 0) setWaiting(count);
    else await logout();
  };
  return (
    <>
      <MenuTip text={folded ? t('shell.logout') : null}>
        <MenuButton
          type="button"
          $folded={folded}
          disabled={isLeaving}
          onClick={() => void leave()}
        >
          <PointingIcon icon={LogOut} size={size} />
          {children}
        </MenuButton>
      </MenuTip>
      <ConfirmDialog
        open={waiting > 0}
        title={t('admin.pos.leaveTitle', { count: waiting })}
        message={t('admin.pos.leaveMessage')}
        confirmLabel={t('admin.pos.leaveAnyway')}
        pending={isLeaving}
        onConfirm={() => void logout()}
        onCancel={() => setWaiting(0)}
      />
    </>
  );
}
