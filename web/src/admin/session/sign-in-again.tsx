import { useId } from 'react';
import styled from 'styled-components';
import { sessionResumed, sessionSettled } from '../../api/ended-session.ts';
import { useLoginMutation } from '../../api/session.ts';
import { useAppDispatch, useAppSelector } from '../../app/store.ts';
import { useForm } from '../../app/use-form.ts';
import { useSession } from '../../app/use-session.ts';
import { useToast } from '../../app/use-toast.ts';
import { useServerText } from '../../i18n/use-server-text.ts';
import { asProblem } from '../../api/problem.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';

const Form = styled.form`
  display: grid;
  gap: var(--space-4);
`;

const Failed = styled.p`
  color: var(--danger);
`;

/** Over whatever the admin was doing, once the shop says that the session is over. */
export function SignInAgain() {
  const hasEnded = useAppSelector((state) => state.endedSession.hasEnded);
  const { user } = useSession();
  return hasEnded && user ? <SignInDialog username={user.username} /> : null;
}

/** The same person signs in: what is typed behind it is theirs. */
function SignInDialog({ username }: { username: string }) {
  const { t } = useTranslation();
  const serverText = useServerText();
  const formId = useId();
  const dispatch = useAppDispatch();
  const { notify, clear } = useToast();
  const [login, { error }] = useLoginMutation();
  const settle = () => void dispatch(sessionSettled());
  const { values, set, errorOf, pending, formProps } = useForm({
    initial: { password: '' },
    check: ({ password }) => (password ? {} : { password: 'Password is required' }),
    submit: async ({ password }) => {
      await login({ username, password }).unwrap();
      dispatch(sessionResumed());
      notify(t('admin.session.back'));
    },
    onFailure: clear,
  });
  return (
    <Dialog
      open
      size="small"
      onClose={settle}
      title={t('admin.session.title')}
      footer={
        <>
          <Button variant="secondary" onClick={settle}>
            {t('admin.session.later')}
          </Button>
          <Button type="submit" form={formId} pending={pending}>
            {t('admin.session.signIn')}
          </Button>
        </>
      }
    >
      <Form id={formId} {...formProps}>
        <p>{t('admin.session.lead')}</p>
        <TextField
          name="username"
          dir="ltr"
          readOnly
          autoComplete="username"
          label={t('auth.username')}
          value={username}
        />
        <PasswordField
          name="password"
          data-autofocus
          autoComplete="current-password"
          label={t('auth.password')}
          value={values.password}
          error={errorOf('password')}
          onChange={(event) => set('password', event.target.value)}
        />
        <div role="alert">
          {error && !pending && <Failed dir="auto">{serverText(asProblem(error).message)}</Failed>}
        </div>
      </Form>
    </Dialog>
  );
}
