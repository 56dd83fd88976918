import { RotateCw } from 'lucide-react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { useRetry } from './use-retry.ts';

/** In a row of the parts: has all that this one gave up handled again. */
export function RetryAllOf({ service }: { service: string }) {
  const { t } = useTranslation();
  const { retry, isLoading } = useRetry({ service });
  return (
    <IconButton
      label={t('admin.status.retryAllOf', { service: t(`admin.status.name.${service}`) })}
      aria-disabled={isLoading}
      onClick={() => isLoading || retry()}
    >
      <RotateCw size={18} aria-hidden />
    </IconButton>
  );
}
