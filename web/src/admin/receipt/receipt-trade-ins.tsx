import type { TradeIn } from '@dahab/orders/contract/settlement.ts';
import { Fragment } from 'react';
import { formatKarat, formatPrice, formatWeight } from '../../i18n/format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Both } from './both.tsx';

/** Old gold that was taken, apart from what was sold. */
export function ReceiptTradeIns({ tradeIns }: { tradeIns: readonly TradeIn[] }) {
  const { i18n } = useTranslation();
  const price = (amount: number) => formatPrice(amount, i18n.language, 2);
  return (
    <>
      <dt className="heading">
        <Both of="admin.receipt.tradeIns" />
      </dt>
      {tradeIns.map(({ karat, weight, pricePerGram, amount }, index) => (
        // They have no numbers of their own, and never change on paper.
        // oxlint-disable-next-line react/no-array-index-key
        <Fragment key={index}>
          <dt>
            <bdi>{formatKarat(karat)}</bdi> · <bdi>{formatWeight(weight, i18n.language)}</bdi> ×{' '}
            <bdi>{price(pricePerGram)}</bdi>
          </dt>
          <dd>
            <bdi>{price(amount)}</bdi>
          </dd>
        </Fragment>
      ))}
    </>
  );
}
