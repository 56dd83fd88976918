import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useRedriveMutation, type RedriveWish } from '../../api/operations.ts';
import { useToast } from '../../app/use-toast.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';

export interface RetryButtonProps {
  wish: RedriveWish;
  /** What it does, where the few words on it are not enough. */
  label?: string;
  onDone?: () => void;
  children: ReactNode;
}

/** Has messages that were given up handled again. */
export function RetryButton({ wish, label, onDone, children }: RetryButtonProps) {
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
  return (
    <Button
      variant="secondary"
      aria-label={label}
      icon={<RotateCw size={16} aria-hidden />}
      pending={isLoading}
      onClick={() => void retry()}
    >
      {children}
    </Button>
  );
}
