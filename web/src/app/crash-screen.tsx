import { useTranslation } from '../i18n/use-translation.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';

/** What stands in the place of a page that threw while it was drawn. */
export function CrashScreen() {
  const { t } = useTranslation();
  return (
    <main>
      <EmptyState
        isPage
        title={t('errors.crashed')}
        action={<Button onClick={() => location.reload()}>{t('errors.reload')}</Button>}
      >
        {t('errors.crashedHint')}
      </EmptyState>
    </main>
  );
}
