import styled from 'styled-components';
import type { DeadMessage } from '../../api/operations.ts';
import { formatDateTime, formatNumber } from '../../i18n/format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Facts } from '../facts.tsx';
import { RequestId } from '../request-id.tsx';
import { RetryButton } from './retry-button.tsx';

const Content = styled.pre`
  max-block-size: 18rem;
  margin-block: var(--space-4);
  padding: var(--space-3);
  border-radius: var(--radius-s);
  background: var(--sunken);
  font-size: var(--text-s);
  text-align: left;
  white-space: pre-wrap;
  overflow: hidden auto;
  overflow-wrap: anywhere;
`;

export interface DeadMessageDialogProps {
  message: DeadMessage;
  onClose: () => void;
}

export function DeadMessageDialog({ message, onClose }: DeadMessageDialogProps) {
  const { t, i18n } = useTranslation();
  const { service, messageId, name, reason, attempts, receivedAt, payload, raw } = message;
  return (
    <Dialog
      open
      onClose={onClose}
      title={name}
      footer={
        message.canRedrive && (
          <RetryButton wish={{ service, messageId }} onDone={onClose}>
            {t('admin.status.retry')}
          </RetryButton>
        )
      }
    >
      <Facts
        facts={[
          [t('admin.status.service'), t(`admin.status.name.${service}`)],
          [t('admin.status.received'), formatDateTime(receivedAt, i18n.language)],
          [t('admin.status.attempts'), formatNumber(attempts, i18n.language)],
          [t('admin.status.reason'), reason],
        ]}
      />
      <Content dir="ltr" tabIndex={0} aria-label={t('admin.status.content')}>
        {raw ?? JSON.stringify(payload, null, 2)}
      </Content>
      {!message.canRedrive && <p>{t('admin.status.unreadable')}</p>}
      <RequestId id={message.requestId} />
    </Dialog>
  );
}
