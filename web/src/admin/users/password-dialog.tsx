import type { User } from '@dahab/identity/contract/user.ts';
import { useId } from 'react';
import { useSetUserPasswordMutation } from '../../api/users.ts';
import { useForm } from '../../app/use-form.ts';
import { useToast } from '../../app/use-toast.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { FormDialog } from '../forms/form-dialog.tsx';
import { passwordErrors } from './user-rules.ts';
import { userName } from './user-name.ts';

const NOTHING_TYPED = { password: '' };

export interface PasswordDialogProps {
  user: User;
  onClose: () => void;
}

export function PasswordDialog({ user, onClose }: PasswordDialogProps) {
  const { t } = useTranslation();
  const formId = useId();
  const { notify, fail } = useToast();
  const [setPassword] = useSetUserPasswordMutation();
  const { values, set, errorOf, pending, isDirty, formProps } = useForm({
    initial: NOTHING_TYPED,
    check: passwordErrors,
    submit: async ({ password }) => {
      await setPassword({ id: user.id, password }).unwrap();
      notify(t('admin.users.passwordUpdated'));
      onClose();
    },
    onFailure: (error) => fail(error, t('admin.users.passwordFailed')),
  });
  return (
    <FormDialog
      size="small"
      title={t('admin.users.changePasswordOf', { name: userName(user) })}
      formId={formId}
      saveLabel={t('admin.users.changePassword')}
      pending={pending}
      dirty={isDirty}
      onClose={onClose}
    >
      <form id={formId} {...formProps}>
        <PasswordField
          name="password"
          label={t('admin.users.newPassword')}
          autoComplete="new-password"
          data-autofocus
          hint={t('admin.users.passwordHint')}
          value={values.password}
          error={errorOf('password')}
          onChange={(event) => set('password', event.target.value)}
        />
      </form>
    </FormDialog>
  );
}
