import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { asProblem } from '../api/problem.ts';
import { useServerText } from '../i18n/use-server-text.ts';
import { useAppDispatch } from './store.ts';
import { showToast } from './toast.ts';

/** `notify` says that something worked; `fail` shows what a call threw, under "Error" by default. */
export function useToast() {
  const dispatch = useAppDispatch();
  const { t } = useTranslation();
  const serverText = useServerText();

  const notify = useCallback(
    (title: string, description?: string) => {
      dispatch(showToast({ title, description }));
    },
    [dispatch],
  );

  const fail = useCallback(
    (error: unknown, title = t('errors.title')) => {
      const description = serverText(asProblem(error).message);
      dispatch(showToast({ title, description, destructive: true }));
    },
    [dispatch, serverText, t],
  );

  return useMemo(() => ({ notify, fail }), [notify, fail]);
}
