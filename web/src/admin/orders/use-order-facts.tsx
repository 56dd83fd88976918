import type { Order } from '@dahab/orders/contract/order.ts';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { formatListTime, formatNumber } from '../../i18n/format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Badge } from '../../ui/badge.tsx';
import type { Column } from '../../ui/column.ts';
import { fromTablet } from '../../ui/media.ts';
import { Price } from '../../ui/price.tsx';
import { customerName } from '../people/customer-name.ts';

const When = styled.span`
  display: inline-block;

  ${fromTablet} {
    min-inline-size: 6.5rem;
  }
`;

const Customer = styled.bdi`
  display: inline-block;
  text-align: -webkit-match-parent;
  text-align: match-parent;

  ${fromTablet} {
    min-inline-size: 6.5rem;
  }
`;

/** `link` is the number as a way to the order. */
export type OrderFact = 'number' | 'link' | 'time' | 'customer' | 'pieces' | 'discount' | 'total';

/** The columns that lists of orders are made of. */
export function useOrderFacts(): Readonly<Record<OrderFact, Column<Order>>> {
  const { t, i18n } = useTranslation();
  return useMemo(
    () => ({
      number: {
        id: 'number',
        header: t('admin.orders.id'),
        main: true,
        cell: ({ id, priceFlagged }) => (
          <>
            <bdi>#{id}</bdi> {priceFlagged && <Flag />}
          </>
        ),
      },
      link: {
        id: 'link',
        header: t('admin.orders.id'),
        main: true,
        cell: ({ id, priceFlagged }) => (
          <>
            <Link to={`/admin/orders?order=${id}`}>
              <bdi>#{id}</bdi>
            </Link>{' '}
            {priceFlagged && <Flag />}
          </>
        ),
      },
      time: {
        id: 'time',
        header: t('admin.orders.date'),
        cell: ({ createdAt }) => <When>{formatListTime(createdAt, i18n.language)}</When>,
      },
      customer: {
        id: 'customer',
        header: t('admin.orders.customer'),
        cell: ({ customer }) => (
          <Customer>{customerName(customer) || t('admin.orders.walkIn')}</Customer>
        ),
      },
      pieces: {
        id: 'pieces',
        header: t('admin.orders.pieces'),
        align: 'end',
        cell: ({ itemCount }) => formatNumber(itemCount, i18n.language),
      },
      discount: {
        id: 'discount',
        header: t('admin.orders.discount'),
        align: 'end',
        hiddenOnPhone: true,
        cell: ({ discount }) => (discount > 0 ? <Price amount={discount} decimals={2} /> : '—'),
      },
      total: {
        id: 'total',
        header: t('admin.orders.total'),
        align: 'end',
        cell: ({ total }) => <Price amount={total} decimals={2} />,
      },
    }),
    [t, i18n.language],
  );
}

function Flag() {
  const { t } = useTranslation();
  return <Badge $tone="accent">{t('admin.orders.flagged')}</Badge>;
}
