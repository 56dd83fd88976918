import { CircleCheck, CloudUpload } from 'lucide-react';
import styled from 'styled-components';
import { decimalsOf } from '../../i18n/format.ts';
import { useAppSelector } from '../../app/store.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Price } from '../../ui/price.tsx';
import { customerName } from '../people/customer-name.ts';
import { PrintReceipt } from '../receipt/print-receipt.tsx';
import { countPieces } from './cart.ts';
import { cashBackOf } from './payment/cash-back.ts';
import type { Hindrance } from './queue/send-sales.ts';
import type { AwaitedSale } from './queue/use-awaited-sale.ts';

const Centre = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-2);
  text-align: center;

  svg {
    color: var(--success);
  }

  svg[data-waiting] {
    color: var(--ink-muted);
  }
`;

const OrderNumber = styled.p`
  font-size: var(--text-2xl);
  font-weight: 600;
`;

const Muted = styled.p`
  color: var(--ink-muted);
`;

const GiveBack = styled.p`
  display: grid;
  padding: var(--space-2) var(--space-5);
  border-radius: var(--radius-s);
  background: var(--accent-soft);

  strong {
    font-size: var(--text-2xl);
    line-height: 1.35;
  }
`;

export interface SaleDoneProps {
  sale: AwaitedSale | null;
  /** Why it waits, where it does. */
  hindrance: Hindrance | null;
  onClose: () => void;
}

/** What became of the sale: its number, or that it is kept and sent later; Enter goes on. */
export function SaleDone({ sale, hindrance, onClose }: SaleDoneProps) {
  const { t } = useTranslation();
  // Whoever has to sign in first does that first.
  const isOver = useAppSelector((state) => state.endedSession.hasEnded);
  if (!sale || isOver || sale.phase === 'selling') return null;
  const { cart, body, orderId } = sale;
  const cashBack = cashBackOf(body);
  return (
    <Dialog
      open
      size="small"
      title={t(orderId === null ? 'admin.pos.keptTitle' : 'admin.pos.done')}
      onClose={onClose}
      footer={
        <>
          {orderId !== null && <PrintReceipt id={orderId} />}
          <Button data-autofocus onClick={onClose}>
            {t('admin.pos.next')}
          </Button>
        </>
      }
    >
      <Centre>
        {orderId === null ? (
          <CloudUpload size={48} aria-hidden data-waiting />
        ) : (
          <CircleCheck size={48} aria-hidden />
        )}
        {orderId !== null && (
          <OrderNumber>
            {t('admin.pos.orderNumber')} <bdi>#{orderId}</bdi>
          </OrderNumber>
        )}
        <p>
          <Price amount={body.total} /> · {t('admin.pos.pieceCount', { count: countPieces(cart) })}
        </p>
        {cashBack && (
          <GiveBack>
            {t(`admin.payment.${cashBack.kind}`)}
            <strong>
              <Price amount={cashBack.amount} decimals={decimalsOf(cashBack.amount)} />
            </strong>
          </GiveBack>
        )}
        <Muted dir="auto">{customerName(cart.customer) || t('admin.orders.walkIn')}</Muted>
        {orderId === null && <p>{t(leadOf(hindrance))}</p>}
      </Centre>
    </Dialog>
  );
}

/** What brings a kept sale on its way. */
function leadOf(hindrance: Hindrance | null): string {
  if (hindrance === null || hindrance === 'unreachable') return 'admin.pos.keptLead';
  return `admin.pos.waitingLead.${hindrance}`;
}
