import styled from 'styled-components';
import { useTranslation } from '../i18n/use-translation.ts';
import { Button } from './button.tsx';

const Frame = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-3);
  padding: var(--space-7) var(--space-4);
  text-align: center;
`;

const Title = styled.h2`
  font-family: var(--font-display);
  font-size: var(--text-xl);
  font-weight: 400;
`;

const Muted = styled.p`
  max-inline-size: 34rem;
  color: var(--ink-muted);
`;

export interface ErrorStateProps {
  /** What happened, in the words of this screen. */
  title: string;
  /** What the server said. */
  message?: string | undefined;
  /** Finds the log lines of this failure; shown small, for support. */
  requestId?: string | undefined;
  onRetry?: () => void;
}

export function ErrorState({ title, message, requestId, onRetry }: ErrorStateProps) {
  const { t } = useTranslation();
  return (
    <Frame role="alert">
      <Title>{title}</Title>
      <Muted dir="auto">{message ?? t('ui.tryAgainLater')}</Muted>
      {onRetry && (
        <Button variant="secondary" onClick={onRetry}>
          {t('ui.retry')}
        </Button>
      )}
      {requestId && (
        <Muted>
          <small>
            {t('ui.requestId')} <bdi>{requestId}</bdi>
          </small>
        </Muted>
      )}
    </Frame>
  );
}
