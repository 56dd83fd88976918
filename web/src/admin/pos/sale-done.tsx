import type { Order } from '@dahab/orders/contract/order.ts';
import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Price } from '../../ui/price.tsx';
import { customerName } from '../people/customer-name.ts';

const Centre = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-2);
  text-align: center;

  svg {
    color: var(--success);
  }
`;

const Number = styled.p`
  font-size: var(--text-2xl);
  font-weight: 600;
`;

const Muted = styled.p`
  color: var(--ink-muted);
`;

export interface SaleDoneProps {
  order: Order | null;
  onClose: () => void;
}

/** The sale stands: its number, what was paid, and on to the next one by Enter. */
export function SaleDone({ order, onClose }: SaleDoneProps) {
  const { t } = useTranslation();
  if (!order) return null;
  return (
    <Dialog
      open
      size="small"
      title={t('admin.pos.done')}
      onClose={onClose}
      footer={
        <>
          <ButtonLink variant="secondary" to={`/admin/orders?order=${order.id}`}>
            {t('admin.pos.seeOrder')}
          </ButtonLink>
          <Button data-autofocus onClick={onClose}>
            {t('admin.pos.next')}
          </Button>
        </>
      }
    >
      <Centre>
        <CircleCheck size={48} aria-hidden />
        <Number>
          {t('admin.pos.orderNumber')} <bdi>#{order.id}</bdi>
        </Number>
        <p>
          <Price amount={order.total} /> · {t('admin.pos.pieceCount', { count: order.itemCount })}
        </p>
        <Muted dir="auto">{customerName(order.customer) || t('admin.orders.walkIn')}</Muted>
      </Centre>
    </Dialog>
  );
}
