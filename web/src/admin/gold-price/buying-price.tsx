import { useGetBuyingPriceQuery, useGetGoldPriceQuery } from '../../api/gold-price.ts';
import { Failure } from '../../app/failure.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { BuyingPriceForm } from './buying-price-form.tsx';

export function BuyingPrice({ onDirty }: { onDirty: (dirty: boolean) => void }) {
  const { t } = useTranslation();
  const { data: gold } = useGetGoldPriceQuery();
  const { data, error, refetch } = useGetBuyingPriceQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  if (data) {
    return (
      <BuyingPriceForm current={data} sellingPrice={gold?.basePrice21k ?? 0} onDirty={onDirty} />
    );
  }
  if (!error) return <Skeleton $height="21.5rem" />;
  return <Failure title={t('admin.goldPrice.buyingFailed')} error={error} onRetry={refetch} />;
}
