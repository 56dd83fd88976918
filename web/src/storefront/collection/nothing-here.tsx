import { useTranslation } from '../../i18n/use-translation.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Motif } from '../../ui/motif.tsx';

export function CollectionNotFound() {
  const { t } = useTranslation();
  return (
    <EmptyState
      isPage
      title={t('errors.collectionNotFound')}
      picture={<Motif />}
      action={<ButtonLink to="/collections">{t('products.browseCollections')}</ButtonLink>}
    />
  );
}

export function EmptyCollection() {
  const { t } = useTranslation();
  return (
    <EmptyState
      title={t('collections.emptyCollection')}
      picture={<Motif />}
      action={<ButtonLink to="/products">{t('shell.allProducts')}</ButtonLink>}
    >
      {t('collections.emptyCollectionHint')}
    </EmptyState>
  );
}
