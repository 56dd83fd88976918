import { useTitle } from '../../app/use-title.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Motif } from '../../ui/motif.tsx';

export function ProductNotFound() {
  const { t } = useTranslation();
  useTitle(t('product.notFound'));
  return (
    <EmptyState
      isPage
      title={t('product.notFound')}
      picture={<Motif />}
      action={<ButtonLink to="/products">{t('product.back')}</ButtonLink>}
    >
      {t('product.notFoundHint')}
    </EmptyState>
  );
}
