import { LOGOUT_PATH } from '@dahab/bff/contract/addresses.ts';
import { LayoutDashboard, LogIn, LogOut, UserRound } from 'lucide-react';
import type { FormEvent } from 'react';
import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { useSession } from '../../app/use-session.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useLogout } from '../auth/use-logout.ts';

const item = css`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-block-size: var(--control);
  padding-inline: var(--space-3);
  border: 0;
  border-radius: var(--radius-s);
  background: transparent;
  font-size: var(--text-s);
  text-decoration: none;
  white-space: nowrap;

  &:hover {
    background: var(--sunken);
  }
`;

const ItemLink = styled(Link)`
  ${item}
`;

const ItemButton = styled.button`
  ${item}
`;

const Leaving = styled.form`
  display: contents;
`;

/** What the signed-in person, or the guest, can do with an account. */
export function AccountLinks() {
  const { t } = useTranslation();
  const { user, isLoading } = useSession();
  const { logout, isLeaving } = useLogout();
  if (isLoading) return null;
  const leave = (event: FormEvent) => {
    event.preventDefault();
    void logout();
  };
  if (!user) {
    return (
      <ItemLink to="/auth">
        <LogIn size={18} aria-hidden />
        {t('shell.login')}
      </ItemLink>
    );
  }
  return (
    <>
      {user.isAdmin && (
        <ItemLink to="/admin/dashboard">
          <LayoutDashboard size={18} aria-hidden />
          {t('shell.dashboard')}
        </ItemLink>
      )}
      <ItemLink to="/profile">
        <UserRound size={18} aria-hidden />
        {t('shell.profile')}
      </ItemLink>
      <Leaving method="post" action={LOGOUT_PATH} onSubmit={leave}>
        <ItemButton type="submit" disabled={isLeaving}>
          <LogOut size={18} aria-hidden />
          {t('shell.logout')}
        </ItemButton>
      </Leaving>
    </>
  );
}
