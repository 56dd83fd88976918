import { useCallback, useMemo } from 'react';
import { asProblem } from '../api/problem.ts';
import { useServerText } from '../i18n/use-server-text.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { useAppDispatch } from './store.ts';
import { clearToast, showToast, type ToastMessage } from './toast.ts';

/**
 * `notify` says that something worked, and takes it back where there is an `undo`; `fail` shows what a call threw, under "Error" by default;
 * `clear` takes back what is no longer true.
 */
export function useToast() {
  const dispatch = useAppDispatch();
  const { t } = useTranslation();
  const serverText = useServerText();

  const notify = useCallback(
    (title: string, { description, undo }: Pick<ToastMessage, 'description' | 'undo'> = {}) => {
      dispatch(showToast({ title, description, undo }));
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

  const clear = useCallback(() => void dispatch(clearToast()), [dispatch]);

  return useMemo(() => ({ notify, fail, clear }), [notify, fail, clear]);
}
