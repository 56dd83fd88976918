import { orderVariables, priceVariables } from '@dahab/notifier/contract/template.ts';
import type { TelegramSettings } from '@dahab/notifier/contract/telegram-settings.ts';
import { useEffect, useMemo } from 'react';
import styled from 'styled-components';
import { useSaveTelegramSettingsMutation } from '../../api/telegram.ts';
import { useForm } from '../../app/use-form.ts';
import { useToast } from '../../app/use-toast.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Switch } from '../../ui/checkbox.tsx';
import { fromDesktop } from '../../ui/media.ts';
import { TextField } from '../../ui/text-field.tsx';
import { followed, useFollow } from '../forms/use-follow.ts';
import { AutomaticPosts } from './automatic-posts.tsx';
import { ConnectionTest } from './connection-test.tsx';
import { PriceMessage } from './price-message.tsx';
import { SecretField } from './secret-field.tsx';
import { TemplateField } from './template-field.tsx';
import { NO_SECRETS, typedTelegram } from './typed-telegram.ts';

const Form = styled.form`
  display: grid;
  gap: var(--space-6) var(--space-7);

  ${fromDesktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

const Group = styled.div`
  display: grid;
  gap: var(--space-4);
  align-content: start;

  h3 {
    font-size: var(--text-m);
  }
`;

const Column = styled.div`
  display: grid;
  gap: var(--space-6);
  align-content: start;
  min-inline-size: 0;
`;

const Foot = styled.div`
  grid-column: 1 / -1;
`;

export interface TelegramFormProps {
  stored: TelegramSettings;
  /** EGP per gram, as the price form has it: the preview and the message use it. */
  price21k: number | null;
  onDirty: (dirty: boolean) => void;
}

export function TelegramForm({ stored, price21k, onDirty }: TelegramFormProps) {
  const { t } = useTranslation();
  const { notify, fail } = useToast();
  const [saveSettings] = useSaveTelegramSettingsMutation();
  const initial = useMemo(() => typedTelegram(stored), [stored]);
  const form = useForm({
    initial,
    submit: async (typed) => {
      await saveSettings(typed).unwrap();
      form.setValues((now) => followed(now, typed, { ...typed, ...NO_SECRETS }));
      notify(t('admin.telegram.saved'));
    },
    onFailure: fail,
  });
  const { values, set, setValues, errorOf, isDirty } = form;
  useFollow(initial, setValues);
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  return (
    <Form {...form.formProps}>
      <Group>
        <h3>{t('admin.telegram.priceMessage')}</h3>
        <TextField
          name="channelId"
          dir="ltr"
          label={t('admin.telegram.channelId')}
          hint={t('admin.telegram.channelHint')}
          placeholder="@channel"
          value={values.channelId}
          error={errorOf('channelId')}
          onChange={(event) => set('channelId', event.target.value)}
        />
        <SecretField
          name="botToken"
          label={t('admin.telegram.botToken')}
          stored={stored.botToken}
          value={values.botToken}
          error={errorOf('botToken')}
          onChange={(value) => set('botToken', value)}
        />
        <ConnectionTest values={values} />
        <SecretField
          name="goldPriceApiKey"
          label={t('admin.telegram.goldPriceApiKey')}
          note={t('admin.telegram.goldPriceApiKeyHint')}
          stored={stored.goldPriceApiKey}
          value={values.goldPriceApiKey}
          error={errorOf('goldPriceApiKey')}
          onChange={(value) => set('goldPriceApiKey', value)}
        />
        <TemplateField
          name="messageTemplate"
          label={t('admin.telegram.messageTemplate')}
          variables={priceVariables}
          value={values.messageTemplate}
          error={errorOf('messageTemplate')}
          onChange={(value) => set('messageTemplate', value)}
        />
        <PriceMessage values={values} price21k={price21k} />
      </Group>
      <Column>
        <Group>
          <AutomaticPosts values={values} errorOf={errorOf} set={set} />
        </Group>
        <Group>
          <h3>{t('admin.telegram.orderMessage')}</h3>
          <Switch
            name="orderNotificationEnabled"
            label={t('admin.telegram.orderNotificationEnabled')}
            checked={values.orderNotificationEnabled}
            onChange={(event) => set('orderNotificationEnabled', event.target.checked)}
          />
          <TextField
            name="channelIdNotifications"
            dir="ltr"
            optional
            label={t('admin.telegram.channelIdNotifications')}
            hint={t('admin.telegram.channelIdNotificationsHint')}
            value={values.channelIdNotifications}
            error={errorOf('channelIdNotifications')}
            onChange={(event) => set('channelIdNotifications', event.target.value)}
          />
          <TemplateField
            name="orderNotificationTemplate"
            label={t('admin.telegram.orderNotificationTemplate')}
            variables={orderVariables}
            value={values.orderNotificationTemplate}
            error={errorOf('orderNotificationTemplate')}
            onChange={(value) => set('orderNotificationTemplate', value)}
          />
        </Group>
      </Column>
      <Foot>
        <Button type="submit" pending={form.pending} disabled={!isDirty}>
          {t('admin.telegram.save')}
        </Button>
      </Foot>
    </Form>
  );
}
