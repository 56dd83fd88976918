import type { Customer } from '@dahab/identity/contract/customer.ts';
import { Eye } from 'lucide-react';
import { useMemo } from 'react';
import styled from 'styled-components';
import { formatNumber } from '../../i18n/format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { Column } from '../../ui/column.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Price } from '../../ui/price.tsx';
import { customerName } from '../people/customer-name.ts';
import { EmailAddress } from '../people/email-address.tsx';

const Name = styled.bdi`
  display: inline-block;
  text-align: -webkit-match-parent;
  text-align: match-parent;
  min-inline-size: 7rem;
`;

const Phone = styled.bdi`
  white-space: nowrap;
`;

export function useCustomerColumns(show: (customer: Customer) => void): Column<Customer>[] {
  const { t, i18n } = useTranslation();
  return useMemo(
    () => [
      {
        id: 'id',
        header: t('admin.customers.id'),
        hiddenOnPhone: true,
        cell: ({ id }) => <bdi>{id}</bdi>,
      },
      {
        id: 'name',
        header: t('admin.customers.name'),
        main: true,
        cell: (customer) => <Name>{customerName(customer) || t('admin.notGiven')}</Name>,
      },
      {
        id: 'email',
        header: t('admin.customers.email'),
        cell: ({ email }) => (email ? <EmailAddress>{email}</EmailAddress> : '—'),
      },
      {
        id: 'phone',
        header: t('admin.customers.phone'),
        cell: ({ phone }) => <Phone dir="ltr">{phone ?? '—'}</Phone>,
      },
      {
        id: 'spent',
        header: t('admin.customers.totalSpent'),
        align: 'end',
        cell: ({ totalSpent }) => <Price amount={totalSpent} decimals={2} />,
      },
      {
        id: 'orders',
        header: t('admin.customers.totalOrders'),
        align: 'end',
        cell: ({ totalOrders }) => formatNumber(totalOrders, i18n.language),
      },
      {
        id: 'actions',
        header: t('admin.actions'),
        align: 'end',
        headerHidden: true,
        headOnPhone: true,
        cell: (customer) => (
          <IconButton
            label={t('admin.customers.showOne', { name: customerName(customer) })}
            onClick={() => show(customer)}
          >
            <Eye size={18} aria-hidden />
          </IconButton>
        ),
      },
    ],
    [t, i18n.language, show],
  );
}
