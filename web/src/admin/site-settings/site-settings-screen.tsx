import { useGetSiteSettingsQuery } from '../../api/site-settings.ts';
import { Failure } from '../../app/failure.tsx';
import { useTitle } from '../../app/use-title.ts';
import { formatDateTime } from '../../i18n/format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SettingsForm } from './settings-form.tsx';

export function SiteSettingsScreen() {
  const { t, i18n } = useTranslation();
  useTitle(t('admin.siteSettings.title'));
  const { data, error, refetch } = useGetSiteSettingsQuery();
  return (
    <>
      <PageHeader
        title={t('admin.siteSettings.title')}
        note={
          data?.updatedAt
            ? t('admin.siteSettings.updatedAt', {
                time: formatDateTime(data.updatedAt, i18n.language),
              })
            : null
        }
      />
      {data && <SettingsForm stored={data} />}
      {!data && error && (
        <Failure title={t('admin.siteSettings.failed')} error={error} onRetry={refetch} />
      )}
      {!data && !error && <Skeleton $height="40rem" />}
    </>
  );
}
