import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import styled from 'styled-components';
import { useSession } from '../../app/use-session.ts';
import { useTitle } from '../../app/use-title.ts';
import { addAccountTexts } from '../../i18n/add-account-texts.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Page } from '../../ui/page.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PageSpinner } from '../../ui/spinner.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { LoginForm } from './login-form.tsx';
import { RegisterForm } from './register-form.tsx';

const Column = styled(Page)`
  max-inline-size: 32rem;
  padding-block-start: var(--space-7);

  [role='tab'] {
    flex: 1;
  }
`;

export function AuthScreen() {
  const { t, i18n } = useTranslation();
  useState(() => addAccountTexts(i18n));
  const { user, isLoading } = useSession();
  const [tab, setTab] = useState('login');
  useTitle(t('auth.title'));
  if (isLoading) return <PageSpinner />;
  if (user) return <Navigate to={user.isAdmin ? '/admin/dashboard' : '/'} replace />;
  return (
    <Column>
      <PageHeader title={t('auth.title')} />
      <Tabs
        label={t('auth.tabs')}
        selected={tab}
        onSelect={setTab}
        items={[
          { id: 'login', label: t('auth.login'), content: <LoginForm /> },
          { id: 'register', label: t('auth.register'), content: <RegisterForm /> },
        ]}
      />
    </Column>
  );
}
