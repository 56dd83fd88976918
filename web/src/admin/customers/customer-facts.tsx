import type { Customer } from '@dahab/identity/contract/customer.ts';
import { formatDate, formatNumber, formatPrice } from '../../i18n/format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Facts } from '../facts.tsx';

export function CustomerFacts({ customer }: { customer: Customer }) {
  const { t, i18n } = useTranslation();
  const { address1, address2, provinceCode, countryCode, zipCode } = customer;
  const address = [address1, address2, provinceCode, countryCode, zipCode].filter(Boolean);
  return (
    <Facts
      facts={[
        [t('admin.customers.id'), String(customer.id)],
        [t('admin.customers.phone'), customer.phone && <bdi dir="ltr">{customer.phone}</bdi>],
        [t('admin.customers.email'), customer.email],
        [t('admin.customers.city'), customer.city],
        [t('admin.customers.address'), address.join(t('admin.customers.comma'))],
        [t('admin.customers.company'), customer.company],
        [t('admin.customers.totalSpent'), formatPrice(customer.totalSpent, i18n.language, 2)],
        [t('admin.customers.totalOrders'), formatNumber(customer.totalOrders, i18n.language)],
        [t('admin.customers.since'), formatDate(customer.createdAt, i18n.language)],
      ]}
    />
  );
}
