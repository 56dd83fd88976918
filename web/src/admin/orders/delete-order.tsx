import type { Order } from '@dahab/orders/contract/order.ts';
import { useDeleteOrderMutation } from '../../api/orders.ts';
import { formatPrice } from '../../i18n/format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { DeleteDialog } from '../forms/delete-dialog.tsx';
import { customerName } from '../people/customer-name.ts';

export interface DeleteOrderProps {
  order: Order;
  onClose: () => void;
}

/** Asks by number, customer and total before a sale is voided. */
export function DeleteOrder({ order, onClose }: DeleteOrderProps) {
  const { t, i18n } = useTranslation();
  const [deleteOrder] = useDeleteOrderMutation();
  return (
    <DeleteDialog
      thing={order}
      call={({ id }) => deleteOrder(id).unwrap()}
      done={t('admin.orders.deleted')}
      title={t('admin.orders.deleteTitle', { id: order.id })}
      message={t('admin.orders.deleteMessage', {
        count: order.itemCount,
        customer: customerName(order.customer) || t('admin.orders.walkIn'),
        total: formatPrice(order.total, i18n.language, 2),
      })}
      confirmLabel={t('admin.orders.delete')}
      onClose={onClose}
    />
  );
}
