import styled from 'styled-components';
import type { PriceMessagePreview } from '../../api/telegram.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

const Bubble = styled.p`
  padding: var(--space-4);
  border-radius: var(--radius-l);
  background: var(--sunken);
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const Missing = styled.p`
  margin-block-start: var(--space-4);
  color: var(--danger);
`;

export interface MessagePreviewProps {
  preview: PriceMessagePreview;
  onClose: () => void;
}

/** The message as the channel would get it, and what could not be filled in. */
export function MessagePreview({ preview, onClose }: MessagePreviewProps) {
  const { t } = useTranslation();
  const missing = preview.missing.map((variable) => t(`admin.variable.${variable}`)).join('، ');
  return (
    <Dialog
      open
      size="small"
      title={t('admin.telegram.previewTitle')}
      onClose={onClose}
      footer={
        <Button variant="secondary" onClick={onClose}>
          {t('ui.close')}
        </Button>
      }
    >
      <Bubble dir="auto">{preview.preview}</Bubble>
      {missing && <Missing>{t('admin.telegram.missing', { missing })}</Missing>}
    </Dialog>
  );
}
