import type { Product } from '@dahab/catalog/contract/product.ts';
import styled from 'styled-components';
import { formatKarat, formatWeight } from '../../i18n/format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));

  > div + div {
    padding-inline-start: var(--space-5);
    border-inline-start: 1px solid var(--line);
  }

  dt {
    color: var(--ink-muted);
    font-size: var(--text-s);
  }

  dd {
    font-size: var(--text-l);
  }
`;

/** What stands on the piece's tag. */
export function ProductFacts({ piece }: { piece: Product }) {
  const { t, i18n } = useTranslation();
  return (
    <Facts>
      <div>
        <dt>{t('product.weight')}</dt>
        <dd>
          <bdi>{formatWeight(piece.weight, i18n.language)}</bdi>
        </dd>
      </div>
      <div>
        <dt>{t('product.karat')}</dt>
        <dd>
          <bdi>{formatKarat(piece.karat)}</bdi>
        </dd>
      </div>
    </Facts>
  );
}
