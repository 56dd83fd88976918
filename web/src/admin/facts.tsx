import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useTranslation } from '../i18n/use-translation.ts';

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(12rem, 100%), 1fr));
  gap: var(--space-3) var(--space-5);

  dt {
    color: var(--ink-muted);
    font-size: var(--text-s);
  }

  dd {
    overflow-wrap: anywhere;
  }
`;

/** Name and value; a missing value shows as not given. */
export type Fact = readonly [string, ReactNode];

export interface FactsProps {
  facts: readonly Fact[];
}

/** What is known of someone or something, name by name. */
export function Facts({ facts }: FactsProps) {
  const { t } = useTranslation();
  return (
    <List>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value ? <bdi>{value}</bdi> : t('admin.notGiven')}</dd>
        </div>
      ))}
    </List>
  );
}
