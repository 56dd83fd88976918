import { Printer, ScanBarcode } from 'lucide-react';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useGetProductDetailsQuery } from '../../api/product-details.ts';
import { Failure } from '../../app/failure.tsx';
import { useTitle } from '../../app/use-title.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { idsNamed } from './ids-named.ts';
import { LabelSheetsView } from './label-sheets-view.tsx';
import { useLabels } from './use-labels.ts';

/** Labels for the pieces that the page's address names. */
export function LabelsScreen() {
  const { t } = useTranslation();
  useTitle(t('admin.labels.title'));
  const [params] = useSearchParams();
  const named = params.get('ids') ?? '';
  const ids = useMemo(() => idsNamed(named), [named]);
  const {
    currentData: products,
    error,
    refetch,
  } = useGetProductDetailsQuery(ids, { skip: ids.length === 0, refetchOnMountOrArgChange: true });
  const labels = useLabels(useMemo(() => products ?? [], [products]));
  const isEmpty = ids.length === 0 || products?.length === 0;
  return (
    <>
      <PageHeader
        title={t('admin.labels.title')}
        note={products ? t('admin.labels.count', { count: labels.count }) : null}
        actions={
          <>
            <ButtonLink
              variant="secondary"
              to="/admin/till-commands"
              icon={<ScanBarcode size={18} aria-hidden />}
            >
              {t('admin.labels.commandSheet')}
            </ButtonLink>
            <Button
              disabled={labels.pages.length === 0}
              icon={<Printer size={18} aria-hidden />}
              onClick={() => window.print()}
            >
              {t('admin.labels.print')}
            </Button>
          </>
        }
      />
      {isEmpty && (
        <EmptyState
          title={t('admin.labels.empty')}
          action={<ButtonLink to="/admin/products">{t('admin.labels.choose')}</ButtonLink>}
        >
          {t('admin.labels.emptyHint')}
        </EmptyState>
      )}
      {!isEmpty && products && <LabelSheetsView products={products} labels={labels} />}
      {!isEmpty && !products && error && (
        <Failure title={t('admin.labels.failed')} error={error} onRetry={() => void refetch()} />
      )}
      {!isEmpty && !products && !error && <Skeleton $height="30rem" />}
    </>
  );
}
