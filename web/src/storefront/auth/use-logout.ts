import { useNavigate } from 'react-router-dom';
import { SIGNING_OUT, useLogoutMutation } from '../../api/session.ts';
import { useToast } from '../../app/use-toast.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/** Ends the session, then goes home; not from where someone went on to meanwhile. */
export function useLogout() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { fail } = useToast();
  const [callLogout, { isLoading: isLeaving }] = useLogoutMutation(SIGNING_OUT);

  const logout = async () => {
    const { pathname } = window.location;
    const { error } = await callLogout();
    if (error) return fail(error, t('shell.logoutFailed'));
    if (window.location.pathname === pathname) await navigate('/');
  };

  return { logout, isLeaving };
}
