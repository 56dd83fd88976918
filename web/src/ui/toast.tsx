import { CircleAlert, CircleCheck, X } from 'lucide-react';
import styled, { keyframes } from 'styled-components';
import { useTranslation } from '../i18n/use-translation.ts';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';

const rise = keyframes`from { opacity: 0; translate: 0 12px; }`;

const Frame = styled.div<{ $destructive: boolean }>`
  display: flex;
  align-items: flex-start;
  gap: var(--space-3);
  padding: var(--space-3) var(--space-4);
  padding-inline-end: var(--space-1);
  border: 1px solid ${({ $destructive }) => ($destructive ? 'var(--danger)' : 'var(--line)')};
  border-radius: var(--radius-m);
  background: var(--surface);
  color: var(--ink);
  box-shadow: var(--shadow);
  animation: ${rise} 200ms var(--ease);

  > svg {
    flex: none;
    margin-block-start: 0.6rem;
    color: ${({ $destructive }) => ($destructive ? 'var(--danger)' : 'var(--success)')};
  }
`;

const Text = styled.div`
  flex: 1;
  min-inline-size: 0;
  padding-block: 0.5rem;
`;

const Title = styled.p`
  font-weight: 600;
`;

const Description = styled.p`
  color: var(--ink-muted);
  font-size: var(--text-s);
`;

export interface ToastProps {
  title: string;
  description?: string;
  destructive?: boolean;
  undo?: (() => void) | undefined;
  onDismiss: () => void;
}

export function Toast({ title, description, destructive = false, undo, onDismiss }: ToastProps) {
  const { t } = useTranslation();
  const Icon = destructive ? CircleAlert : CircleCheck;
  return (
    <Frame $destructive={destructive}>
      <Icon size={20} aria-hidden />
      <Text>
        <Title dir="auto">{title}</Title>
        {description && <Description dir="auto">{description}</Description>}
      </Text>
      {undo && (
        <Button variant="quiet" onClick={undo}>
          {t('ui.undo')}
        </Button>
      )}
      <IconButton label={t('ui.dismiss')} onClick={onDismiss}>
        <X size={18} aria-hidden />
      </IconButton>
    </Frame>
  );
}
