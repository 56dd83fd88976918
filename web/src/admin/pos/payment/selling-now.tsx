import { gramPriceOf, type Karat } from '@dahab/pricing/contract/price.ts';
import { useGetGoldPriceQuery } from '../../../api/gold-price.ts';
import { formatPrice } from '../../../i18n/format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';

export interface SellingNowProps {
  karat: Karat;
  /** The shop has not said what it pays. */
  isUnset: boolean;
}

/** Beside what the shop pays for a gram: what it sells one for at this moment. */
export function SellingNow({ karat, isUnset }: SellingNowProps) {
  const { t, i18n } = useTranslation();
  const { data: gold } = useGetGoldPriceQuery();
  const price = gold ? gramPriceOf(karat, gold) : null;
  return (
    <>
      {isUnset && <span>{t('admin.payment.noBuyingPrice')} </span>}
      {price !== null &&
        t('admin.payment.sellingNow', {
          karat: t(`karat.${karat}`),
          price: formatPrice(price, i18n.language),
        })}
    </>
  );
}
