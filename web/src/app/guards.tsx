import { useEffect, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { SIGNING_OUT, useLogoutMutation } from '../api/session.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { StorefrontShell } from '../storefront/shell/storefront-shell.tsx';
import { Failure } from './failure.tsx';
import { lazyScreen } from './lazy-screen.ts';
import { PageSpinner } from '../ui/spinner.tsx';
import { useSession } from './use-session.ts';

export const NotFoundScreen = lazyScreen(
  () => import('../storefront/not-found/not-found-screen.tsx'),
  'NotFoundScreen',
);

/** For signed-in people; guests go to /auth and come back from there, who signed out here goes home. */
export function PrivateRoute({ children }: { children: ReactNode }) {
  const { user, isLoading, error, refetch } = useSession();
  const hasLeft = useHasLeft(user !== null);
  const location = useLocation();
  const { t } = useTranslation();
  if (isLoading) return <PageSpinner />;
  if (error) {
    return <Failure title={t('errors.sessionFailed')} error={error} onRetry={refetch} />;
  }
  if (hasLeft) return <Navigate to="/" replace />;
  if (!user) {
    return <Navigate to="/auth" replace state={{ from: location.pathname + location.search }} />;
  }
  return children;
}

/** Whether the guest here signed out on this page, and was not signed in again since. */
function useHasLeft(isSomebody: boolean): boolean {
  const [, { isSuccess, reset }] = useLogoutMutation(SIGNING_OUT);
  useEffect(() => {
    if (isSomebody) reset();
  }, [isSomebody, reset]);
  return isSuccess && !isSomebody;
}

/** For administrators; to others these pages do not exist. */
export function AdminRoute({ children }: { children: ReactNode }) {
  const { user } = useSession();
  return <PrivateRoute>{user?.isAdmin ? children : <NoSuchPage />}</PrivateRoute>;
}

function NoSuchPage() {
  return (
    <StorefrontShell>
      <NotFoundScreen />
    </StorefrontShell>
  );
}
