import styled from 'styled-components';
import { useServerText } from '../../i18n/use-server-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import type { BulkProblems as Problems } from './use-bulk.ts';

const Frame = styled.section`
  display: grid;
  gap: var(--space-3);
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--danger);
  border-radius: var(--radius-m);
  background: var(--danger-soft);
  box-shadow: var(--shadow);
`;

const Title = styled.h2`
  font-size: var(--text-m);
`;

const List = styled.ul`
  max-block-size: 12rem;
  margin: 0;
  padding-inline-start: 1.2em;
  font-size: var(--text-s);
  overflow-y: auto;
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;

export interface BulkProblemsProps {
  problems: Problems;
  onAgain: () => void;
  onDismiss: () => void;
}

/** Which products were left as they were, and why. */
export function BulkProblems({ problems, onAgain, onDismiss }: BulkProblemsProps) {
  const { t } = useTranslation();
  const serverText = useServerText();
  const { action, failed } = problems;
  return (
    <Frame aria-label={t(`admin.bulk.failed.${action}`, { count: failed.length })}>
      <Title>{t(`admin.bulk.failed.${action}`, { count: failed.length })}</Title>
      <List tabIndex={0} aria-label={t('admin.bulk.failedList')}>
        {failed.map(({ product, reason }) => (
          <li key={product.id}>
            <bdi>{product.nameAr}</bdi> — <bdi>{serverText(reason)}</bdi>
          </li>
        ))}
      </List>
      <Buttons>
        <Button variant="secondary" onClick={onAgain}>
          {t('admin.bulk.again')}
        </Button>
        <Button variant="quiet" onClick={onDismiss}>
          {t('admin.bulk.dismiss')}
        </Button>
      </Buttons>
    </Frame>
  );
}
