import { Printer } from 'lucide-react';
import { useState } from 'react';
import { useGetOrderQuery } from '../../api/orders.ts';
import { useToast } from '../../app/use-toast.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { rememberedPaper } from './papers.ts';
import { ReceiptSheet } from './receipt-sheet.tsx';

/**
 * Prints the first receipt of a sale that was just made, on the paper of this till: by one press, or
 * by the browser's own keys. The receipt is read while the cashier still looks at the change.
 */
export function PrintReceipt({ id }: { id: number }) {
  const { t } = useTranslation();
  const { fail } = useToast();
  const [paper] = useState(rememberedPaper);
  const { data: order, error, isFetching, refetch } = useGetOrderQuery(id);

  const print = () => {
    if (order) return window.print();
    fail(error);
    void refetch();
  };
  return (
    <>
      <Button
        variant="secondary"
        title={t('admin.receipt.keys')}
        pending={isFetching && !order}
        icon={<Printer size={18} aria-hidden />}
        onClick={print}
      >
        {t('admin.receipt.print')}
      </Button>
      {order && (
        <ReceiptSheet
          order={order}
          paper={paper}
          isCopy={false}
          isVoid={order.deletedAt !== null}
        />
      )}
    </>
  );
}
