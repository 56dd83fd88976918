import styled from 'styled-components';
import { useTranslation } from '../i18n/use-translation.ts';
import { Chip, Chips } from '../ui/chip.tsx';

const Spans = styled(Chips)`
  margin-block-end: var(--space-4);
`;

export interface SpanChipsProps<Span extends number> {
  /** Days. */
  spans: readonly Span[];
  value: Span;
  onChange: (span: Span) => void;
}

/** How far back a chart goes. */
export function SpanChips<Span extends number>({ spans, value, onChange }: SpanChipsProps<Span>) {
  const { t } = useTranslation();
  return (
    <Spans role="group" aria-label={t('admin.spans')}>
      {spans.map((span) => (
        <Chip key={span} pressed={span === value} onClick={() => onChange(span)}>
          {t('admin.lastDays', { count: span })}
        </Chip>
      ))}
    </Spans>
  );
}
