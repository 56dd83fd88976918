import type { Customer } from '@dahab/identity/contract/customer.ts';
import styled from 'styled-components';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { customerName } from '../people/customer-name.ts';

const List = styled.ul.attrs({ className: 'found' })`
  border: 1px solid var(--line);
  border-radius: var(--radius-s);

  li + li {
    border-block-start: 1px solid var(--line);
  }
`;

const Choice = styled.button`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--space-3);
  inline-size: 100%;
  min-block-size: var(--control);
  padding: var(--space-2) var(--space-3);
  border: 0;
  background: transparent;
  text-align: start;

  &:hover {
    background: var(--sunken);
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  small {
    color: var(--ink-muted);
  }
`;

const Muted = styled.p`
  color: var(--ink-muted);
  font-size: var(--text-s);
`;

export interface FoundCustomersProps {
  /** Absent while they are searched. */
  customers: readonly Customer[] | undefined;
  isFetching: boolean;
  onChoose: (customer: Customer) => void;
}

export function FoundCustomers({ customers, isFetching, onChoose }: FoundCustomersProps) {
  const { t } = useTranslation();
  if (!customers) return isFetching ? <Skeleton $height="2.75rem" /> : null;
  if (customers.length === 0) return <Muted>{t('admin.pos.noCustomer')}</Muted>;
  return (
    <List>
      {customers.map((customer) => (
        <li key={customer.id}>
          <Choice type="button" onClick={() => onChoose(customer)}>
            <bdi>{customerName(customer)}</bdi>
            <small>
              <bdi dir="ltr">{customer.phone ?? customer.email}</bdi>
            </small>
          </Choice>
        </li>
      ))}
    </List>
  );
}
