import type { User } from '@dahab/identity/contract/user.ts';
import { KeyRound } from 'lucide-react';
import styled from 'styled-components';
import { useSession } from '../../app/use-session.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Badge } from '../../ui/badge.tsx';
import type { Column } from '../../ui/column.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { EmailAddress } from '../people/email-address.tsx';
import { userName } from './user-name.ts';
import { UserSwitch } from './user-switch.tsx';

const Name = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-2);
`;

export function useUserColumns(changePassword: (user: User) => void): Column<User>[] {
  const { t } = useTranslation();
  const { user: me } = useSession();
  const isOwn = (user: User) => user.id === me?.id;
  return [
    {
      id: 'name',
      header: t('admin.users.name'),
      main: true,
      cell: (user) => (
        <Name>
          <bdi>{userName(user)}</bdi>
          {isOwn(user) && <Badge>{t('admin.users.you')}</Badge>}
        </Name>
      ),
    },
    {
      id: 'email',
      header: t('admin.users.email'),
      cell: ({ email, username }) => <EmailAddress>{email ?? username}</EmailAddress>,
    },
    {
      id: 'admin',
      header: t('admin.users.admin'),
      cell: (user) => <UserSwitch user={user} right="isAdmin" own={isOwn(user)} />,
    },
    {
      id: 'active',
      header: t('admin.users.active'),
      cell: (user) => <UserSwitch user={user} right="isActive" own={isOwn(user)} />,
    },
    {
      id: 'actions',
      header: t('admin.actions'),
      align: 'end',
      headerHidden: true,
      headOnPhone: true,
      cell: (user) => (
        <IconButton
          label={t('admin.users.changePasswordOf', { name: userName(user) })}
          onClick={() => changePassword(user)}
        >
          <KeyRound size={18} aria-hidden />
        </IconButton>
      ),
    },
  ];
}
