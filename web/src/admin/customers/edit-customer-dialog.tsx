import type { Customer } from '@dahab/identity/contract/customer.ts';
import { useId, useMemo } from 'react';
import styled from 'styled-components';
import { useChangeCustomerMutation } from '../../api/customers.ts';
import { useForm } from '../../app/use-form.ts';
import { useToast } from '../../app/use-toast.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { TextField } from '../../ui/text-field.tsx';
import { changesOf } from '../forms/changes-of.ts';
import { ForeignChange } from '../forms/foreign-change.tsx';
import { FormDialog } from '../forms/form-dialog.tsx';
import { useFollow } from '../forms/use-follow.ts';
import { useForeignChange } from '../forms/use-foreign-change.ts';
import { customerFields, typedCustomer, type CustomerField } from './typed-customer.ts';

const TYPES: Partial<Record<CustomerField, string>> = { phone: 'tel', email: 'email' };
const NEEDED = new Set<CustomerField>(['firstName', 'lastName', 'phone']);

const Form = styled.form`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
  gap: var(--space-4);
`;

export interface EditCustomerDialogProps {
  stored: Customer;
  onClose: () => void;
}

/** Changes what the shop knows of a customer; the totals are the sum of what he bought. */
export function EditCustomerDialog({ stored, onClose }: EditCustomerDialogProps) {
  const { t } = useTranslation();
  const formId = useId();
  const { notify, fail } = useToast();
  const [changeCustomer] = useChangeCustomerMutation();
  const initial = useMemo(() => typedCustomer(stored), [stored]);
  const { changed } = useForeignChange(initial);
  const { values, set, setValues, errorOf, pending, isDirty, formProps } = useForm({
    initial,
    submit: async (typed) => {
      const changes = changesOf(initial, typed);
      await changeCustomer({ id: stored.id, changes }).unwrap();
      notify(t('admin.customers.saved'));
      onClose();
    },
    onFailure: fail,
  });
  useFollow(initial, setValues);
  return (
    <FormDialog
      title={t('admin.customers.editTitle')}
      formId={formId}
      saveLabel={t('admin.customers.save')}
      pending={pending}
      dirty={isDirty}
      onClose={onClose}
    >
      <ForeignChange shown={changed && !pending} />
      <Form id={formId} {...formProps}>
        {customerFields.map((name) => (
          <TextField
            key={name}
            name={name}
            type={TYPES[name] ?? 'text'}
            autoComplete="off"
            data-autofocus={name === 'firstName' || undefined}
            optional={!NEEDED.has(name)}
            label={t(`admin.customers.field.${name}`)}
            value={values[name]}
            error={errorOf(name)}
            onChange={(event) => set(name, event.target.value)}
          />
        ))}
      </Form>
    </FormDialog>
  );
}
