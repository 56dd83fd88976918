import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import type { RedriveWish } from '../../api/operations.ts';
import { Button } from '../../ui/button.tsx';
import { useRetry } from './use-retry.ts';

export interface RetryButtonProps {
  wish: RedriveWish;
  onDone?: () => void;
  children: ReactNode;
}

/** Has messages that were given up handled again. */
export function RetryButton({ wish, onDone, children }: RetryButtonProps) {
  const { retry, isLoading } = useRetry(wish, onDone);
  return (
    <Button
      variant="secondary"
      icon={<RotateCw size={16} aria-hidden />}
      pending={isLoading}
      onClick={retry}
    >
      {children}
    </Button>
  );
}
