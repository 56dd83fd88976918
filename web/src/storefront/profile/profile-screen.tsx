import { LogOut } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { useSession } from '../../app/use-session.ts';
import { useTitle } from '../../app/use-title.ts';
import { addAccountTexts } from '../../i18n/add-account-texts.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Page } from '../../ui/page.tsx';
import { useLogout } from '../auth/use-logout.ts';

const Column = styled(Page)`
  max-inline-size: 44rem;
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
  gap: var(--space-4) var(--space-5);

  dt {
    color: var(--ink-muted);
    font-size: var(--text-s);
  }
`;

export function ProfileScreen() {
  const { t, i18n } = useTranslation();
  useState(() => addAccountTexts(i18n));
  const { user } = useSession();
  const { logout, isLeaving } = useLogout();
  useTitle(t('profile.title'));
  if (!user) return null;
  return (
    <Column>
      <PageHeader
        title={t('profile.title')}
        actions={
          <Button
            variant="secondary"
            pending={isLeaving}
            icon={<LogOut size={18} aria-hidden />}
            onClick={() => void logout()}
          >
            {t('shell.logout')}
          </Button>
        }
      />
      <Card>
        <Facts>
          <Fact term={t('profile.username')}>{user.username}</Fact>
          <Fact term={t('profile.role')}>
            {t(user.isAdmin ? 'profile.admin' : 'profile.customer')}
          </Fact>
          <Fact term={t('profile.firstName')}>{user.firstName}</Fact>
          <Fact term={t('profile.lastName')}>{user.lastName}</Fact>
          <Fact term={t('profile.email')}>{user.email}</Fact>
          <Fact term={t('profile.phone')}>{user.phone}</Fact>
          <Fact term={t('profile.city')}>{user.city}</Fact>
        </Facts>
      </Card>
    </Column>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children ? <bdi>{children}</bdi> : t('profile.none')}</dd>
    </div>
  );
}
