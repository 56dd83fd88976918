import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { useListCustomersQuery } from '../../api/customers.ts';
import { asProblem } from '../../api/problem.ts';
import { useServerText } from '../../i18n/use-server-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { useDebouncedSearch } from '../../ui/use-debounced-search.ts';
import { customerName } from '../people/customer-name.ts';
import type { CartCustomer } from './cart.ts';
import { FoundCustomers } from './found-customers.tsx';
import { NewCustomerDialog } from './new-customer-dialog.tsx';

const MOST_FOUND = 6;

const Frame = styled.div`
  display: grid;
  gap: var(--space-2);
  padding: var(--space-3) var(--space-4);
  border-block-end: 1px solid var(--line);
`;

const Finder = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-1);
  margin-inline-end: calc(-1 * var(--space-3));
`;

const Chosen = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);

  small {
    display: block;
    color: var(--ink-muted);
  }
`;

const Muted = styled.p`
  color: var(--ink-muted);
  font-size: var(--text-s);
`;

export interface CustomerPickerProps {
  customer: CartCustomer | null;
  disabled: boolean;
  onCustomer: (customer: CartCustomer | null) => void;
}

/** Who buys: found by name or phone, or added on the spot. Nobody in particular is fine too. */
export function CustomerPicker({ customer, disabled, onCustomer }: CustomerPickerProps) {
  const { t } = useTranslation();
  const serverText = useServerText();
  const [typed, setTyped] = useState('');
  const [adding, setAdding] = useState(false);
  const search = useDebouncedSearch(typed);
  const { currentData, error, isFetching } = useListCustomersQuery(
    { search, page: 1, limit: MOST_FOUND },
    { skip: search === '', refetchOnMountOrArgChange: true },
  );
  const choose = ({ id, firstName, lastName, phone }: CartCustomer) => {
    setTyped('');
    setAdding(false);
    onCustomer({ id, firstName, lastName, phone });
  };
  if (customer) {
    return (
      <Frame>
        <Chosen>
          <span>
            <bdi>{customerName(customer)}</bdi>
            <small>
              <bdi dir="ltr">{customer.phone}</bdi>
            </small>
          </span>
          <Button variant="quiet" disabled={disabled} onClick={() => onCustomer(null)}>
            {t('admin.pos.changeCustomer')}
          </Button>
        </Chosen>
      </Frame>
    );
  }
  return (
    <Frame>
      <Finder>
        <SearchField
          label={t('admin.pos.customerSearch')}
          placeholder={t('admin.pos.customerSearch')}
          value={typed}
          onChange={setTyped}
        />
        <IconButton
          label={t('admin.pos.newCustomer')}
          disabled={disabled}
          onClick={() => setAdding(true)}
        >
          <UserPlus size={20} aria-hidden />
        </IconButton>
      </Finder>
      <div role="status">
        {search && error && <Muted>{serverText(asProblem(error).message)}</Muted>}
        {search && !error && (
          <FoundCustomers
            customers={currentData?.customers}
            isFetching={isFetching}
            onChoose={choose}
          />
        )}
      </div>
      {adding && (
        <NewCustomerDialog typed={typed} onCustomer={choose} onClose={() => setAdding(false)} />
      )}
    </Frame>
  );
}
