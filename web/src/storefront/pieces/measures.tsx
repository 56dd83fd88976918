import type { Product } from '@dahab/catalog/contract/product.ts';
import styled from 'styled-components';
import { formatKarat, formatWeight } from '../../i18n/format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

const Line = styled.p`
  display: flex;
  gap: var(--space-3);
  color: var(--ink-muted);
  font-size: var(--text-s);
`;

/** Weight and karat, as on the tag of the piece. */
export function Measures({ piece }: { piece: Product }) {
  const { i18n } = useTranslation();
  return (
    <Line>
      <bdi>{formatWeight(piece.weight, i18n.language)}</bdi>
      <span aria-hidden>·</span>
      <bdi>{formatKarat(piece.karat)}</bdi>
    </Line>
  );
}
