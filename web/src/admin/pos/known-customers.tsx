import type { Customer } from '@dahab/identity/contract/customer.ts';
import styled from 'styled-components';
import { useListCustomersQuery } from '../../api/customers.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useDebouncedSearch } from '../../ui/use-debounced-search.ts';
import { FoundCustomers } from './found-customers.tsx';
import { sameEmail, samePhone } from './guess-customer.ts';

const MOST_FOUND = 3;

const Frame = styled.div`
  display: grid;
  gap: var(--space-2);
  margin-block-start: var(--space-4);
  padding: var(--space-3);
  border-radius: var(--radius-s);
  background: var(--accent-soft);
  font-size: var(--text-s);

  ul {
    background: var(--surface);
  }
`;

export interface KnownCustomersProps {
  phone: string;
  email: string;
  onChoose: (customer: Customer) => void;
}

/** Whom the shop knows by this phone or e-mail already, while it is being typed. */
export function KnownCustomers({ phone, email, onChoose }: KnownCustomersProps) {
  const { t } = useTranslation();
  const byPhone = useFound(phone).filter((customer) => samePhone(customer.phone, phone));
  const byEmail = useFound(email).filter((customer) => sameEmail(customer.email, email));
  const known = [...byPhone, ...byEmail.filter(({ id }) => !byPhone.some((one) => one.id === id))];
  return (
    <div role="status">
      {known.length > 0 && (
        <Frame>
          <p>{t('admin.pos.alreadyKnown')}</p>
          <FoundCustomers customers={known} isFetching={false} onChoose={onChoose} />
        </Frame>
      )}
    </div>
  );
}

function useFound(typed: string): readonly Customer[] {
  const search = useDebouncedSearch(typed);
  const { currentData } = useListCustomersQuery(
    { search, page: 1, limit: MOST_FOUND },
    { skip: search === '' },
  );
  return currentData?.customers ?? [];
}
