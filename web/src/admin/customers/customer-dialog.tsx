import type { Customer } from '@dahab/identity/contract/customer.ts';
import { useTranslation } from 'react-i18next';
import { formatDate, formatNumber, formatPrice } from '../../i18n/format.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Facts } from '../facts.tsx';
import { customerName } from '../people/customer-name.ts';

export interface CustomerDialogProps {
  customer: Customer | null;
  onClose: () => void;
}

export function CustomerDialog({ customer, onClose }: CustomerDialogProps) {
  const { t, i18n } = useTranslation();
  if (!customer) return null;
  const address = [customer.address1, customer.address2, customer.provinceCode, customer.zipCode];
  return (
    <Dialog open onClose={onClose} title={customerName(customer) || t('admin.customers.one')}>
      <Facts
        facts={[
          [t('admin.customers.id'), String(customer.id)],
          [t('admin.customers.phone'), customer.phone],
          [t('admin.customers.email'), customer.email],
          [t('admin.customers.city'), customer.city],
          [t('admin.customers.address'), address.filter(Boolean).join('، ')],
          [t('admin.customers.company'), customer.company],
          [t('admin.customers.totalSpent'), formatPrice(customer.totalSpent, i18n.language, 2)],
          [t('admin.customers.totalOrders'), formatNumber(customer.totalOrders, i18n.language)],
          [t('admin.customers.since'), formatDate(customer.createdAt, i18n.language)],
        ]}
      />
    </Dialog>
  );
}
