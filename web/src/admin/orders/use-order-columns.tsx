import type { Order } from '@dahab/orders/contract/order.ts';
import { Eye, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { formatListTime, formatNumber } from '../../i18n/format.ts';
import type { Column } from '../../ui/data-table.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { fromTablet } from '../../ui/media.ts';
import { Price } from '../../ui/price.tsx';
import { customerName } from '../people/customer-name.ts';

const Actions = styled.span`
  display: inline-flex;
  margin-block: calc(-1 * var(--space-2));
`;

const When = styled.span`
  display: inline-block;

  ${fromTablet} {
    min-inline-size: 6.5rem;
  }
`;

const Customer = styled.bdi`
  display: inline-block;
  text-align: match-parent;

  ${fromTablet} {
    min-inline-size: 6.5rem;
  }
`;

export interface OrderActions {
  show: (order: Order) => void;
  remove: (order: Order) => void;
}

export function useOrderColumns({ show, remove }: OrderActions): Column<Order>[] {
  const { t, i18n } = useTranslation();
  return [
    {
      id: 'id',
      header: t('admin.orders.id'),
      main: true,
      cell: ({ id }) => <bdi>#{id}</bdi>,
    },
    {
      id: 'date',
      header: t('admin.orders.date'),
      cell: ({ createdAt }) => <When>{formatListTime(createdAt, i18n.language)}</When>,
    },
    {
      id: 'customer',
      header: t('admin.orders.customer'),
      cell: ({ customer }) => (
        <Customer>{customerName(customer) || t('admin.orders.walkIn')}</Customer>
      ),
    },
    {
      id: 'pieces',
      header: t('admin.orders.pieces'),
      align: 'end',
      cell: ({ itemCount }) => formatNumber(itemCount, i18n.language),
    },
    {
      id: 'discount',
      header: t('admin.orders.discount'),
      align: 'end',
      hiddenOnPhone: true,
      cell: ({ discount }) => (discount > 0 ? <Price amount={discount} decimals={2} /> : '—'),
    },
    {
      id: 'total',
      header: t('admin.orders.total'),
      align: 'end',
      cell: ({ total }) => <Price amount={total} decimals={2} />,
    },
    {
      id: 'actions',
      header: t('admin.actions'),
      align: 'end',
      headerHidden: true,
      headOnPhone: true,
      cell: (order) => (
        <Actions>
          <IconButton
            label={t('admin.orders.showOne', { id: order.id })}
            onClick={() => show(order)}
          >
            <Eye size={18} aria-hidden />
          </IconButton>
          <IconButton
            label={t('admin.orders.deleteOne', { id: order.id })}
            onClick={() => remove(order)}
          >
            <Trash2 size={18} aria-hidden />
          </IconButton>
        </Actions>
      ),
    },
  ];
}
