import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

export interface NoCollectionsProps {
  /** There are some, but none with these words. */
  isSearch: boolean;
  onAdd: () => void;
  onClear: () => void;
}

export function NoCollections({ isSearch, onAdd, onClear }: NoCollectionsProps) {
  const { t } = useTranslation();
  if (!isSearch) {
    return (
      <EmptyState
        title={t('admin.collections.empty')}
        action={<Button onClick={onAdd}>{t('admin.collections.addFirst')}</Button>}
      >
        {t('admin.collections.emptyHint')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={t('admin.collections.noMatch')}
      action={
        <Button variant="secondary" onClick={onClear}>
          {t('admin.collections.showAll')}
        </Button>
      }
    >
      {t('admin.collections.noMatchHint')}
    </EmptyState>
  );
}
