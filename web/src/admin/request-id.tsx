import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { useTranslation } from '../i18n/use-translation.ts';
import { IconButton } from '../ui/icon-button.tsx';

const Row = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-2);
  color: var(--ink-muted);
  font-size: var(--text-s);

  code {
    overflow-wrap: anywhere;
    user-select: all;
  }
`;

/** By it the lines of the logs are found; it can be selected where nothing may be copied. */
export function RequestId({ id }: { id: string }) {
  const { t } = useTranslation();
  const [isCopied, setCopied] = useState(false);
  if (id === '-') return null;
  const copy = () =>
    navigator.clipboard?.writeText(id).then(
      () => setCopied(true),
      () => undefined,
    );
  const label = t(isCopied ? 'admin.requestId.copied' : 'admin.requestId.copy');
  return (
    <Row>
      {t('ui.requestId')} <code dir="ltr">{id}</code>
      <IconButton label={label} onClick={() => void copy()}>
        {isCopied ? <Check size={16} aria-hidden /> : <Copy size={16} aria-hidden />}
      </IconButton>
      <span role="status">{isCopied && t('admin.requestId.copied')}</span>
    </Row>
  );
}
