import { useRedriveMutation, type RedriveWish } from '../../api/operations.ts';
import { useToast } from '../../app/use-toast.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/** Has messages that were given up handled again, and says what came of it. */
export function useRetry(wish: RedriveWish, onDone?: () => void) {
  const { t } = useTranslation();
  const { notify, fail } = useToast();
  const [redrive, { isLoading }] = useRedriveMutation();
  const retry = async () => {
    try {
      const { redriven } = await redrive(wish).unwrap();
      notify(t('admin.status.retried', { count: redriven }));
      onDone?.();
    } catch (error) {
      fail(error, t('admin.status.retryFailed'));
    }
  };
  return { retry: () => void retry(), isLoading };
}
