import type { Customer } from '@dahab/identity/contract/customer.ts';
import { useId, useMemo } from 'react';
import styled from 'styled-components';
import { useCreateCustomerMutation } from '../../api/customers.ts';
import { asProblem } from '../../api/problem.ts';
import { useForm } from '../../app/use-form.ts';
import { useToast } from '../../app/use-toast.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { TextField } from '../../ui/text-field.tsx';
import { FormDialog } from '../forms/form-dialog.tsx';
import { customerErrors, guessCustomer } from './guess-customer.ts';
import { KnownCustomers } from './known-customers.tsx';

const FIELDS = ['firstName', 'lastName', 'phone', 'email'] as const;

const TYPES = { firstName: 'text', lastName: 'text', phone: 'tel', email: 'email' } as const;

const Form = styled.form`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
  gap: var(--space-4);
`;

export interface NewCustomerDialogProps {
  /** What was searched for in vain: it fills the field that it looks like. */
  typed: string;
  /** Made just now, or known before and meant. */
  onCustomer: (customer: Customer) => void;
  onClose: () => void;
}

export function NewCustomerDialog(props: NewCustomerDialogProps) {
  const { typed, onCustomer, onClose } = props;
  const { t } = useTranslation();
  const formId = useId();
  const { notify, fail } = useToast();
  const [createCustomer] = useCreateCustomerMutation();
  const initial = useMemo(() => guessCustomer(typed), [typed]);
  const { values, set, errorOf, pending, isDirty, formProps } = useForm({
    initial,
    check: customerErrors,
    submit: async (customer) => {
      onCustomer(await createCustomer(customer).unwrap());
      notify(t('admin.pos.customerCreated'));
    },
    onFailure: (error) => {
      // That stands at its field, and who it is below.
      if (asProblem(error).code === 'customer-exists') return;
      fail(error, t('admin.pos.customerFailed'));
    },
  });
  return (
    <FormDialog
      title={t('admin.pos.newCustomer')}
      formId={formId}
      saveLabel={t('admin.pos.addCustomer')}
      pending={pending}
      dirty={isDirty}
      onClose={onClose}
    >
      <Form id={formId} {...formProps}>
        {FIELDS.map((name) => (
          <TextField
            key={name}
            name={name}
            type={TYPES[name]}
            autoComplete="off"
            data-autofocus={name === 'firstName' || undefined}
            optional={name === 'email'}
            label={t(`admin.pos.customer.${name}`)}
            value={values[name]}
            error={errorOf(name)}
            onChange={(event) => set(name, event.target.value)}
          />
        ))}
      </Form>
      <KnownCustomers phone={values.phone} email={values.email} onChoose={onCustomer} />
    </FormDialog>
  );
}
