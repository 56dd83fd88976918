import type { Customer } from '@dahab/identity/contract/customer.ts';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useGetCustomerQuery } from '../../api/customers.ts';
import { Failure } from '../../app/failure.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { customerName } from '../people/customer-name.ts';
import { CustomerFacts } from './customer-facts.tsx';
import { CustomerOrders } from './customer-orders.tsx';
import { EditCustomerDialog } from './edit-customer-dialog.tsx';

export interface CustomerDialogProps {
  id: number;
  /** As a list knows him already. */
  listed: Customer | undefined;
  onClose: () => void;
}

/** Who a customer is and what he bought; his data can be changed from here. */
export function CustomerDialog({ id, listed, onClose }: CustomerDialogProps) {
  const { t } = useTranslation();
  const [editing, setEditing] = useState(false);
  const { currentData, error, refetch } = useGetCustomerQuery(id, {
    refetchOnMountOrArgChange: true,
  });
  const customer = currentData ?? listed;
  return (
    <>
      <Dialog
        open
        size="large"
        onClose={onClose}
        title={(customer && customerName(customer)) || t('admin.customers.one')}
        footer={
          currentData && (
            <Button
              variant="secondary"
              icon={<Pencil size={18} aria-hidden />}
              onClick={() => setEditing(true)}
            >
              {t('admin.customers.edit')}
            </Button>
          )
        }
      >
        {customer && <CustomerFacts customer={customer} />}
        {customer && <CustomerOrders customerId={id} />}
        {!customer && error && (
          <Failure title={t('admin.customers.oneFailed')} error={error} onRetry={refetch} />
        )}
        {!customer && !error && <Skeleton $height="16rem" />}
      </Dialog>
      {editing && currentData && (
        <EditCustomerDialog stored={currentData} onClose={() => setEditing(false)} />
      )}
    </>
  );
}
