import type { ChannelCheck } from '@dahab/notifier/contract/connection.ts';
import { Plug } from 'lucide-react';
import styled from 'styled-components';
import { asProblem } from '../../api/problem.ts';
import { useTestConnectionMutation } from '../../api/telegram.ts';
import { useServerText } from '../../i18n/use-server-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import type { TypedTelegram } from './typed-telegram.ts';

const Findings = styled.div`
  display: grid;
  gap: var(--space-2);
  justify-items: start;
  margin-block-start: var(--space-3);
  font-size: var(--text-s);
`;

const Problem = styled.p`
  color: var(--danger);
`;

/** Asks Telegram what it makes of bot and channels as the form has them; nothing is posted. */
export function ConnectionTest({ values }: { values: TypedTelegram }) {
  const { t } = useTranslation();
  const serverText = useServerText();
  const [testConnection, { data, error, isLoading }] = useTestConnectionMutation();
  const { channelId, channelIdNotifications, botToken } = values;
  return (
    <div>
      <Button
        variant="secondary"
        icon={<Plug size={18} aria-hidden />}
        pending={isLoading}
        onClick={() => void testConnection({ channelId, channelIdNotifications, botToken })}
      >
        {t('admin.telegram.test')}
      </Button>
      <div role="status">
        {!isLoading && error && (
          <Findings>
            <Problem dir="auto">{serverText(asProblem(error).message)}</Problem>
          </Findings>
        )}
        {!isLoading && data && (
          <Findings>
            <p>
              {t('admin.telegram.bot')}: <bdi>{data.bot.name}</bdi>{' '}
              <bdi dir="ltr">@{data.bot.username}</bdi>
            </p>
            {data.channels.length === 0 && <p>{t('admin.telegram.noChannel')}</p>}
            {data.channels.map((channel) => (
              <Channel key={channel.channelId} channel={channel} />
            ))}
          </Findings>
        )}
      </div>
    </div>
  );
}

function Channel({ channel }: { channel: ChannelCheck }) {
  const { t } = useTranslation();
  const serverText = useServerText();
  const { channelId, title, mayPost, reason } = channel;
  return (
    <div>
      <p>
        <bdi>{title ?? channelId}</bdi>{' '}
        <Badge $tone={mayPost ? 'success' : 'danger'}>
          {t(mayPost ? 'admin.telegram.mayPost' : 'admin.telegram.mayNotPost')}
        </Badge>
      </p>
      {reason && <Problem dir="auto">{serverText(reason)}</Problem>}
    </div>
  );
}
