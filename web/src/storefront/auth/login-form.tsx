import { useLoginMutation, type Credentials } from '../../api/session.ts';
import { useForm } from '../../app/use-form.ts';
import { useToast } from '../../app/use-toast.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { loginErrors } from './auth-rules.ts';
import { FormFailure, FormStack } from './form-stack.tsx';

const EMPTY: Credentials = { username: '', password: '' };

export function LoginForm() {
  const { t } = useTranslation();
  const { fail, clear } = useToast();
  const [login, { error }] = useLoginMutation();
  const { values, set, errorOf, pending, formProps } = useForm({
    initial: EMPTY,
    check: loginErrors,
    submit: (form) => login(form).unwrap().then(clear),
    onFailure: (thrown) => fail(thrown, t('auth.loginFailed')),
  });
  return (
    <FormStack {...formProps}>
      <p>{t('auth.loginLead')}</p>
      <FormFailure title={t('auth.loginFailed')} error={pending ? undefined : error} />
      <TextField
        label={t('auth.username')}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={values.username}
        error={errorOf('username')}
        onChange={(event) => set('username', event.target.value)}
      />
      <PasswordField
        label={t('auth.password')}
        name="password"
        autoComplete="current-password"
        value={values.password}
        error={errorOf('password')}
        onChange={(event) => set('password', event.target.value)}
      />
      <Button type="submit" wide pending={pending}>
        {t('auth.login')}
      </Button>
    </FormStack>
  );
}
