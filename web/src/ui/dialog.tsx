import { X } from 'lucide-react';
import { useId, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styled, { css, keyframes } from 'styled-components';
import { useTranslation } from '../i18n/use-translation.ts';
import { IconButton } from './icon-button.tsx';
import { fromTablet } from './media.ts';
import { useModal } from './use-modal.ts';
import { useToastRoom } from './use-toast-room.ts';

const widths = { small: '28rem', medium: '40rem', large: '60rem' };

const rise = keyframes`from { opacity: 0; translate: 0 12px; }`;

const Frame = styled.dialog<{ $width: string }>`
  inline-size: 100%;
  max-inline-size: 100%;
  max-block-size: 94dvh;
  margin: auto 0 0;
  padding: 0;
  border: 0;
  border-radius: var(--radius-l) var(--radius-l) 0 0;
  background: var(--surface);
  color: var(--ink);
  box-shadow: var(--shadow);
  overflow: hidden;

  &[open] {
    display: flex;
    animation: ${rise} 220ms var(--ease);
  }

  &::backdrop {
    background: var(--veil);
  }

  ${fromTablet} {
    inline-size: min(${({ $width }) => $width}, 92vw);
    max-block-size: 88dvh;
    margin: auto;
    border-radius: var(--radius-l);
  }
`;

const Inside = styled.div`
  display: flex;
  flex-direction: column;
  flex: 1;
  min-inline-size: 0;
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-4);
  padding: var(--space-3) var(--space-5);
  padding-inline-end: var(--space-3);
  border-block-end: 1px solid var(--line);
`;

const Title = styled.h2<{ $face: 'text' | 'display' }>`
  font-size: var(--text-l);
  ${({ $face }) =>
    $face === 'display' &&
    css`
      font-family: var(--font-display);
      font-size: var(--text-xl);
      font-weight: 400;
    `}
`;

const Body = styled.div`
  flex: 1;
  padding: var(--space-5);
  overflow-y: auto;
  overscroll-behavior: contain;
  /* Who comes by the Tab key sees the whole field and its frame, above what a toast says of it. */
  scroll-padding-block: var(--space-5) min(7rem, 20dvh);
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--space-3);
  padding: var(--space-4) var(--space-5);
  padding-block-end: max(var(--space-4), env(safe-area-inset-bottom));
  border-block-start: 1px solid var(--line);
`;

export interface DialogProps {
  open: boolean;
  /** Someone wants to leave: Escape, the cross, a press outside. */
  onClose: () => void;
  title: string;
  /** The display face is for the names of pieces. */
  titleFace?: 'text' | 'display';
  size?: keyof typeof widths;
  /** Buttons, in reading order; the main one last. */
  footer?: ReactNode;
  children: ReactNode;
}

/** A sheet from below on a phone, a window in the middle elsewhere. Its content lives while open. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, titleFace = 'text', size = 'medium', footer, children } = props;
  const { t } = useTranslation();
  const titleId = useId();
  const modal = useModal(open, onClose);
  if (!open) return null;
  return createPortal(
    <Frame {...modal} $width={widths[size]} aria-labelledby={titleId}>
      <Inside>
        <Head>
          <Title id={titleId} $face={titleFace}>
            <bdi>{title}</bdi>
          </Title>
          <IconButton label={t('ui.close')} onClick={onClose}>
            <X size={20} aria-hidden />
          </IconButton>
        </Head>
        <Body>{children}</Body>
        {footer && <Footer>{footer}</Footer>}
      </Inside>
    </Frame>,
    document.body,
  );
}

/** Never covered by what is said of a press on one of its buttons. */
function Footer({ children }: { children: ReactNode }) {
  const foot = useRef<HTMLDivElement>(null);
  useToastRoom(foot, true);
  return <Foot ref={foot}>{children}</Foot>;
}
