import type { Customer } from '@dahab/identity/contract/customer.ts';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useCreateCustomerMutation } from '../../api/customers.ts';
import { asProblem, fieldErrors } from '../../api/problem.ts';
import { useForm } from '../../app/use-form.ts';
import { useToast } from '../../app/use-toast.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { customerErrors, guessCustomer, type TypedCustomer } from './guess-customer.ts';

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
  onCreated: (customer: Customer) => void;
  /** The shop knows this person already: look by this phone or e-mail. */
  onFindExisting: (search: string) => void;
  onClose: () => void;
}

export function NewCustomerDialog(props: NewCustomerDialogProps) {
  const { typed, onCreated, onFindExisting, onClose } = props;
  const { t } = useTranslation();
  const formId = useId();
  const { notify, fail } = useToast();
  const [double, setDouble] = useState<string | null>(null);
  const [createCustomer] = useCreateCustomerMutation();
  const initial = useMemo(() => guessCustomer(typed), [typed]);
  const { values, set, errorOf, pending, formProps } = useForm({
    initial,
    check: customerErrors,
    submit: async (customer) => {
      setDouble(null);
      onCreated(await createCustomer(customer).unwrap());
      notify(t('admin.pos.customerCreated'));
    },
    onFailure: (error) => {
      const problem = asProblem(error);
      if (problem.code === 'customer-exists') setDouble(knownAs(fieldErrors(problem), values));
      else fail(error, t('admin.pos.customerFailed'));
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('admin.pos.newCustomer')}
      footer={
        <>
          {double && (
            <Button variant="secondary" onClick={() => onFindExisting(double)}>
              {t('admin.pos.findExisting')}
            </Button>
          )}
          <Button variant="secondary" onClick={onClose}>
            {t('ui.cancel')}
          </Button>
          <Button type="submit" form={formId} pending={pending}>
            {t('admin.pos.addCustomer')}
          </Button>
        </>
      }
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
    </Dialog>
  );
}

/** By what the shop knows this person: the phone, or else the e-mail. */
function knownAs(errors: Record<string, string>, { phone, email }: TypedCustomer): string {
  return errors['email'] && !errors['phone'] ? email : phone;
}
