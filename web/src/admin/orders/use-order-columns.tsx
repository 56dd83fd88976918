import type { Order } from '@dahab/orders/contract/order.ts';
import { Eye, Trash2 } from 'lucide-react';
import styled from 'styled-components';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { Column } from '../../ui/column.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { useOrderFacts } from './use-order-facts.tsx';

const Actions = styled.span`
  display: inline-flex;
  margin-block: calc(-1 * var(--space-2));
`;

export interface OrderActions {
  show: (order: Order) => void;
  remove: (order: Order) => void;
}

export function useOrderColumns({ show, remove }: OrderActions): Column<Order>[] {
  const { t } = useTranslation();
  const { number, time, customer, pieces, discount, total } = useOrderFacts();
  return [
    number,
    time,
    customer,
    pieces,
    discount,
    total,
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
