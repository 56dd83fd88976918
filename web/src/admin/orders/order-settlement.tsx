import type { Order } from '@dahab/orders/contract/order.ts';
import { Fragment } from 'react';
import { formatKarat, formatWeight } from '../../i18n/format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Price } from '../../ui/price.tsx';

/** Old gold that was taken, and how the rest was paid; nothing of a plain sale. */
export function OrderSettlement({ order }: { order: Order }) {
  const { t, i18n } = useTranslation();
  const { tradeIns, due, payments } = order;
  return (
    <>
      {tradeIns.map(({ karat, weight, pricePerGram, amount }, index) => (
        // They have no numbers of their own, and are not changed.
        // oxlint-disable-next-line react/no-array-index-key
        <Fragment key={index}>
          <dt>
            {t('admin.payment.tradeIns')} <bdi>{formatKarat(karat)}</bdi> ·{' '}
            <bdi>{formatWeight(weight, i18n.language)}</bdi> × <Price amount={pricePerGram} />
          </dt>
          <dd>
            <Price amount={-amount} decimals={2} />
          </dd>
        </Fragment>
      ))}
      {tradeIns.length > 0 && (
        <>
          <dt className="total">{t(`admin.payment.${due < 0 ? 'paidOut' : 'due'}`)}</dt>
          <dd className="total">
            <Price amount={Math.abs(due)} decimals={2} />
          </dd>
        </>
      )}
      {due > 0 &&
        payments.map(({ method, amount, tendered, change }) => (
          <Fragment key={method}>
            <dt>{t(`admin.payment.method.${method}`)}</dt>
            <dd>
              <Price amount={amount} decimals={2} />
            </dd>
            {tendered !== null && (
              <>
                <dt>{t('admin.payment.tendered')}</dt>
                <dd>
                  <Price amount={tendered} decimals={2} />
                </dd>
                <dt>{t('admin.payment.change')}</dt>
                <dd>
                  <Price amount={change} decimals={2} />
                </dd>
              </>
            )}
          </Fragment>
        ))}
    </>
  );
}
