import { useTranslation } from '../../i18n/use-translation.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Motif } from '../../ui/motif.tsx';

export interface NoProductsProps {
  isFiltered: boolean;
  isArchived: boolean;
  onAdd: () => void;
  onShowAll: () => void;
}

/** Nothing matches, nothing is archived, or the shop is new: each with its way on. */
export function NoProducts({ isFiltered, isArchived, onAdd, onShowAll }: NoProductsProps) {
  const { t } = useTranslation();
  if (isFiltered || isArchived) {
    return (
      <EmptyState
        title={isFiltered ? t('admin.products.noMatch') : t('admin.products.noArchived')}
        action={
          <Button variant="secondary" onClick={onShowAll}>
            {t('admin.products.showAll')}
          </Button>
        }
      >
        {isFiltered ? t('admin.products.noMatchHint') : t('admin.products.noArchivedHint')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={t('admin.products.empty')}
      picture={<Motif size={88} />}
      action={
        <>
          <Button onClick={onAdd}>{t('admin.products.add')}</Button>
          <ButtonLink variant="secondary" to="/admin/import-products">
            {t('admin.menu.importProducts')}
          </ButtonLink>
        </>
      }
    >
      {t('admin.products.emptyHint')}
    </EmptyState>
  );
}
