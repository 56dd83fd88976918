import { useGetTelegramSettingsQuery } from '../../api/telegram.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Card, CardTitle } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Failure } from '../../app/failure.tsx';
import { Deliveries } from './deliveries.tsx';
import { TelegramForm, type TelegramFormProps } from './telegram-form.tsx';

/** How the shop writes to its Telegram channels, and what it has written. */
export function TelegramSection(props: Omit<TelegramFormProps, 'stored'>) {
  const { t } = useTranslation();
  const { data, error, refetch } = useGetTelegramSettingsQuery();
  return (
    <>
      <Card>
        <CardTitle>{t('admin.telegram.title')}</CardTitle>
        {data && <TelegramForm stored={data} {...props} />}
        {!data && error && (
          <Failure title={t('admin.telegram.failed')} error={error} onRetry={refetch} />
        )}
        {!data && !error && <Skeleton $height="40rem" />}
      </Card>
      <Deliveries />
    </>
  );
}
