import { Eye, Send } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { usePreviewPriceMessageMutation, useSendPriceMessageMutation } from '../../api/telegram.ts';
import { asProblem } from '../../api/problem.ts';
import { useToast } from '../../app/use-toast.ts';
import { useServerText } from '../../i18n/use-server-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { worded } from '../worded.ts';
import { MessagePreview } from './message-preview.tsx';
import { priceMessageOf, type TypedTelegram } from './typed-telegram.ts';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
`;

const Problem = styled.p`
  color: var(--danger);
  font-size: var(--text-s);
`;

export interface PriceMessageProps {
  values: TypedTelegram;
  price21k: number | null;
}

/** Shows and sends the price message as the form has it. */
export function PriceMessage({ values, price21k }: PriceMessageProps) {
  const { t } = useTranslation();
  const { notify, fail } = useToast();
  const serverText = useServerText();
  const [asking, setAsking] = useState(false);
  const [previewMessage, preview] = usePreviewPriceMessageMutation();
  const [sendMessage, sending] = useSendPriceMessageMutation();
  const message = priceMessageOf(values, price21k);

  const error = preview.error ?? sending.error;

  const show = () => {
    sending.reset();
    return previewMessage(message)
      .unwrap()
      .catch((error: unknown) => fail(worded(error, 'Failed to generate preview')));
  };
  const send = async () => {
    preview.reset();
    try {
      await sendMessage(message).unwrap();
      notify(t('admin.telegram.sent'));
    } catch (error) {
      fail(error);
    }
    setAsking(false);
  };
  return (
    <>
      <Row>
        <Button
          variant="secondary"
          icon={<Eye size={18} aria-hidden />}
          pending={preview.isLoading}
          onClick={() => void show()}
        >
          {t('admin.telegram.preview')}
        </Button>
        <Button
          variant="secondary"
          icon={<Send size={18} aria-hidden />}
          pending={sending.isLoading}
          onClick={() => setAsking(true)}
        >
          {t('admin.telegram.send')}
        </Button>
      </Row>
      {error && (
        <Problem role="alert" dir="auto">
          {serverText(asProblem(error).message)}
        </Problem>
      )}
      {preview.data && !preview.isLoading && (
        <MessagePreview preview={preview.data} onClose={preview.reset} />
      )}
      <ConfirmDialog
        open={asking}
        title={t('admin.telegram.sendTitle')}
        message={
          values.channelId
            ? t('admin.telegram.sendMessage', { channel: `\u2066${values.channelId}\u2069` })
            : t('admin.telegram.sendMessageStored')
        }
        confirmLabel={t('admin.telegram.send')}
        pending={sending.isLoading}
        onConfirm={() => void send()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
