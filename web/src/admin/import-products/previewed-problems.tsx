import type { PreviewedProduct } from '@dahab/importer/contract/product-import.ts';
import styled from 'styled-components';
import { useServerText } from '../../i18n/use-server-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

type Problem = PreviewedProduct['problems'][number];

/** A product of many variants may have one for each. */
const SHOWN = 3;

const Frame = styled.div.attrs({ className: 'problems' })`
  display: grid;
  gap: var(--space-1);
  min-inline-size: 11rem;
  max-inline-size: 22rem;
  font-size: var(--text-s);
  text-align: start;

  ul {
    display: grid;
    gap: var(--space-1);
  }

  b {
    font-weight: 600;
  }

  summary {
    min-block-size: 1.5rem;
    color: var(--ink-muted);
    cursor: pointer;
  }
`;

export function PreviewedProblems({ problems }: { problems: readonly Problem[] }) {
  const { t } = useTranslation();
  if (problems.length === 0) return '—';
  const more = problems.slice(SHOWN);
  return (
    <Frame>
      <ProblemList problems={problems.slice(0, SHOWN)} />
      {more.length > 0 && (
        <details>
          <summary>{t('admin.import.moreProblems', { count: more.length })}</summary>
          <ProblemList problems={more} />
        </details>
      )}
    </Frame>
  );
}

function ProblemList({ problems }: { problems: readonly Problem[] }) {
  const serverText = useServerText();
  return (
    <ul>
      {problems.map(({ column, message }) => (
        <li key={`${column} ${message}`}>
          {column && (
            <b>
              <bdi>{column}</bdi>:{' '}
            </b>
          )}
          <span dir="auto">{serverText(message)}</span>
        </li>
      ))}
    </ul>
  );
}
