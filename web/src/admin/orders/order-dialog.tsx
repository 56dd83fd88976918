import type { Order } from '@dahab/orders/contract/order.ts';
import { Printer, ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { useGetOrderQuery } from '../../api/orders.ts';
import { Failure } from '../../app/failure.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { rememberedPaper } from '../receipt/papers.ts';
import { ReceiptSheet } from '../receipt/receipt-sheet.tsx';
import { OrderDetails } from './order-details.tsx';

export interface OrderDialogProps {
  id: number;
  /** As a list knows it already. */
  listed: Order | undefined;
  onClose: () => void;
}

/** An order as it was sold, with its receipt; also one that was deleted since. */
export function OrderDialog({ id, listed, onClose }: OrderDialogProps) {
  const { t } = useTranslation();
  const { currentData, error, refetch } = useGetOrderQuery(id, { refetchOnMountOrArgChange: true });
  const order = currentData ?? listed;
  const deletedAt = currentData?.deletedAt ?? null;
  const [paper] = useState(rememberedPaper);
  return (
    <Dialog
      open
      onClose={onClose}
      size="large"
      title={t('admin.orders.oneTitle', { id })}
      footer={
        order && (
          <>
            <ButtonLink
              variant="secondary"
              to={`/admin/orders/${id}/receipt`}
              icon={<ReceiptText size={18} aria-hidden />}
            >
              {t('admin.orders.receipt')}
            </ButtonLink>
            <Button
              variant="secondary"
              icon={<Printer size={18} aria-hidden />}
              onClick={() => window.print()}
            >
              {t('admin.receipt.print')}
            </Button>
          </>
        )
      }
    >
      {order && <OrderDetails order={order} deletedAt={deletedAt} />}
      {order && <ReceiptSheet order={order} paper={paper} isCopy isVoid={deletedAt !== null} />}
      {!order && error && (
        <Failure title={t('admin.orders.oneFailed')} error={error} onRetry={refetch} />
      )}
      {!order && !error && <Skeleton $height="20rem" />}
    </Dialog>
  );
}
