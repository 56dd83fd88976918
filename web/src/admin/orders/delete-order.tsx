import type { Order } from '@dahab/orders/contract/order.ts';
import { useTranslation } from 'react-i18next';
import { useDeleteOrderMutation } from '../../api/orders.ts';
import { useToast } from '../../app/use-toast.ts';
import { formatPrice } from '../../i18n/format.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { customerName } from '../people/customer-name.ts';

export interface DeleteOrderProps {
  /** The order to be deleted; null while none is. */
  order: Order | null;
  onClose: () => void;
}

/** Asks by number, customer and total before a sale is voided. */
export function DeleteOrder({ order, onClose }: DeleteOrderProps) {
  const { t, i18n } = useTranslation();
  const { notify, fail } = useToast();
  const [deleteOrder, { isLoading }] = useDeleteOrderMutation();

  const remove = async (id: number) => {
    try {
      await deleteOrder(id).unwrap();
      notify(t('admin.orders.deleted'));
    } catch (error) {
      fail(error);
    }
    onClose();
  };

  if (!order) return null;
  return (
    <ConfirmDialog
      open
      danger
      pending={isLoading}
      title={t('admin.orders.deleteTitle', { id: order.id })}
      message={t('admin.orders.deleteMessage', {
        count: order.itemCount,
        customer: customerName(order.customer) || t('admin.orders.walkIn'),
        total: formatPrice(order.total, i18n.language),
      })}
      confirmLabel={t('admin.orders.delete')}
      onConfirm={() => void remove(order.id)}
      onCancel={onClose}
    />
  );
}
