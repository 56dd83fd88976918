import type { User } from '@dahab/identity/contract/user.ts';
import { useId } from 'react';
import { useSetUserPasswordMutation } from '../../api/users.ts';
import { useForm } from '../../app/use-form.ts';
import { useToast } from '../../app/use-toast.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
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
  const { values, set, errorOf, pending, formProps } = useForm({
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
    <Dialog
      open
      size="small"
      onClose={onClose}
      title={t('admin.users.changePasswordOf', { name: userName(user) })}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('ui.cancel')}
          </Button>
          <Button type="submit" form={formId} pending={pending}>
            {t('admin.users.changePassword')}
          </Button>
        </>
      }
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
    </Dialog>
  );
}
