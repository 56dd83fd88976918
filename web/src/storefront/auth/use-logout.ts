import { useNavigate } from 'react-router-dom';
import { SIGNING_OUT, useLogoutMutation } from '../../api/session.ts';
import { useToast } from '../../app/use-toast.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/** Ends the session, then goes home. */
export function useLogout() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { fail } = useToast();
  const [callLogout, { isLoading: isLeaving }] = useLogoutMutation(SIGNING_OUT);

  const logout = async () => {
    const { error } = await callLogout();
    if (error) fail(error, t('shell.logoutFailed'));
    else await navigate('/');
  };

  return { logout, isLeaving };
}
