import type { Order } from '@dahab/orders/contract/order.ts';
import { useTranslation } from 'react-i18next';
import { useDeleteOrderMutation } from '../../api/orders.ts';
import { formatPrice } from '../../i18n/format.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useDeletion } from '../forms/use-deletion.ts';
import { customerName } from '../people/customer-name.ts';

export interface DeleteOrderProps {
  order: Order;
  onClose: () => void;
}

/** Asks by number, customer and total before a sale is voided. */
export function DeleteOrder({ order, onClose }: DeleteOrderProps) {
  const { t, i18n } = useTranslation();
  const [deleteOrder] = useDeleteOrderMutation();
  const { pending, remove } = useDeletion({
    call: () => deleteOrder(order.id).unwrap(),
    done: t('admin.orders.deleted'),
    onEnd: onClose,
  });

  return (
    <ConfirmDialog
      open
      danger
      pending={pending}
      title={t('admin.orders.deleteTitle', { id: order.id })}
      message={t('admin.orders.deleteMessage', {
        count: order.itemCount,
        customer: customerName(order.customer) || t('admin.orders.walkIn'),
        total: formatPrice(order.total, i18n.language),
      })}
      confirmLabel={t('admin.orders.delete')}
      onConfirm={remove}
      onCancel={onClose}
    />
  );
}
