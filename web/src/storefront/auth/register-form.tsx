import styled from 'styled-components';
import { useRegisterMutation, type Registration } from '../../api/session.ts';
import { useForm } from '../../app/use-form.ts';
import { useToast } from '../../app/use-toast.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField, type TextFieldProps } from '../../ui/text-field.tsx';
import { registrationErrors } from './auth-rules.ts';
import { FormFailure, FormStack } from './form-stack.tsx';

const EMPTY: Registration = {
  username: '',
  password: '',
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  city: '',
};

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(12rem, 100%), 1fr));
  gap: var(--space-4);
`;

export function RegisterForm() {
  const { t } = useTranslation();
  const { fail, clear } = useToast();
  const [register, { error }] = useRegisterMutation();
  const { values, set, errorOf, pending, formProps } = useForm({
    initial: EMPTY,
    check: registrationErrors,
    submit: (form) => register(form).unwrap().then(clear),
    onFailure: (thrown) => fail(thrown, t('auth.registerFailed')),
  });
  const field = (
    name: keyof Registration,
  ): Pick<TextFieldProps, 'name' | 'value' | 'error' | 'onChange'> => ({
    name,
    value: values[name],
    error: errorOf(name),
    onChange: (event) => set(name, event.target.value),
  });
  return (
    <FormStack {...formProps}>
      <p>{t('auth.registerLead')}</p>
      <FormFailure title={t('auth.registerFailed')} error={pending ? undefined : error} />
      <TextField
        {...field('username')}
        label={t('auth.username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        label={t('auth.password')}
        {...field('password')}
        hint={t('auth.passwordHint')}
        autoComplete="new-password"
      />
      <Pair>
        <TextField {...field('firstName')} label={t('auth.firstName')} autoComplete="given-name" />
        <TextField {...field('lastName')} label={t('auth.lastName')} autoComplete="family-name" />
      </Pair>
      <TextField {...field('email')} type="email" label={t('auth.email')} autoComplete="email" />
      <Pair>
        <TextField {...field('phone')} type="tel" label={t('auth.phone')} autoComplete="tel" />
        <TextField {...field('city')} label={t('auth.city')} autoComplete="address-level2" />
      </Pair>
      <Button type="submit" wide pending={pending}>
        {t('auth.register')}
      </Button>
    </FormStack>
  );
}
