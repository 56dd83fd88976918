import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styled, { keyframes } from 'styled-components';
import { useTranslation } from '../i18n/use-translation.ts';
import { IconButton } from './icon-button.tsx';
import { useModal } from './use-modal.ts';

const slide = keyframes`from { translate: calc(-100% * var(--pointing)); }`;

const Frame = styled.dialog`
  inline-size: min(18rem, 86vw);
  max-inline-size: none;
  block-size: 100dvh;
  max-block-size: none;
  margin: 0;
  inset-block: 0;
  inset-inline: 0 auto;
  padding: 0;
  border: 0;
  background: var(--surface);
  color: var(--ink);
  box-shadow: var(--shadow);
  overflow: hidden;

  &[open] {
    display: flex;
    flex-direction: column;
    animation: ${slide} 220ms var(--ease);
  }

  &::backdrop {
    background: var(--veil);
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  padding: var(--space-2) var(--space-2) var(--space-2) var(--space-4);
  padding-inline: var(--space-4) var(--space-2);
  border-block-end: 1px solid var(--line);
`;

const Title = styled.h2`
  font-size: var(--text-l);
`;

const Body = styled.div`
  flex: 1;
  padding: var(--space-4);
  overflow-y: auto;
`;

export interface DrawerProps {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
}

/** A panel from the side where the line of reading starts. */
export function Drawer({ open, onClose, title, children }: DrawerProps) {
  const { t } = useTranslation();
  const modal = useModal(open, onClose);
  if (!open) return null;
  return createPortal(
    <Frame {...modal} aria-label={title}>
      <Head>
        <Title dir="auto">{title}</Title>
        <IconButton label={t('ui.close')} onClick={onClose}>
          <X size={20} aria-hidden />
        </IconButton>
      </Head>
      <Body>{children}</Body>
    </Frame>,
    document.body,
  );
}
