import { useId } from 'react';
import styled from 'styled-components';
import { useCreateUserMutation } from '../../api/users.ts';
import { useForm } from '../../app/use-form.ts';
import { useToast } from '../../app/use-toast.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Switch } from '../../ui/checkbox.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { FormDialog } from '../forms/form-dialog.tsx';
import { newUserErrors, NO_USER } from './user-rules.ts';

const Form = styled.form`
  display: grid;
  gap: var(--space-4);
`;

export function AddUserDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const formId = useId();
  const { notify, fail } = useToast();
  const [createUser] = useCreateUserMutation();
  const { values, set, errorOf, pending, isDirty, formProps } = useForm({
    initial: NO_USER,
    check: newUserErrors,
    submit: async (user) => {
      await createUser(user).unwrap();
      notify(t('admin.users.saved'));
      onClose();
    },
    onFailure: (error) => fail(error, t('admin.users.saveFailed')),
  });
  return (
    <FormDialog
      size="small"
      title={t('admin.users.add')}
      formId={formId}
      saveLabel={t('admin.users.save')}
      pending={pending}
      dirty={isDirty}
      onClose={onClose}
    >
      <Form id={formId} {...formProps}>
        <TextField
          name="email"
          type="email"
          autoComplete="off"
          data-autofocus
          label={t('admin.users.email')}
          hint={t('admin.users.emailHint')}
          value={values.email}
          error={errorOf('email')}
          onChange={(event) => set('email', event.target.value)}
        />
        <TextField
          name="name"
          autoComplete="off"
          label={t('admin.users.name')}
          value={values.name}
          error={errorOf('name')}
          onChange={(event) => set('name', event.target.value)}
        />
        <PasswordField
          name="password"
          optional
          autoComplete="new-password"
          label={t('admin.users.password')}
          hint={t('admin.users.noPasswordHint')}
          value={values.password}
          error={errorOf('password')}
          onChange={(event) => set('password', event.target.value)}
        />
        <Switch
          label={t('admin.users.isAdmin')}
          checked={values.isAdmin}
          onChange={(event) => set('isAdmin', event.target.checked)}
        />
        <Switch
          label={t('admin.users.isActive')}
          checked={values.isActive}
          onChange={(event) => set('isActive', event.target.checked)}
        />
      </Form>
    </FormDialog>
  );
}
