import styled from 'styled-components';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Badge } from '../../ui/badge.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { PieceLine } from './piece-line.tsx';
import type { Chosen } from './use-chosen.ts';

const Missing = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
  min-block-size: 3rem;
`;

export interface ChosenPieceProps {
  chosen: Chosen;
  /** Whether it is among as many as are shown. */
  hasRoom: boolean;
}

/** A picked piece, and why the shop does not show it, where it does not. */
export function ChosenPiece({ chosen: { id, piece, state }, hasRoom }: ChosenPieceProps) {
  const { t } = useTranslation();
  if (state === 'looked-up') return <Skeleton $height="3rem" />;
  if (!piece) {
    return (
      <Missing>
        <bdi>{t('admin.picker.missingName', { id })}</bdi>
        <Badge $tone="danger">{t('admin.picker.missing')}</Badge>
      </Missing>
    );
  }
  return (
    <PieceLine piece={piece}>
      {state === 'archived' && <Badge $tone="danger">{t('admin.picker.archived')}</Badge>}
      {state === 'shown' && !hasRoom && <Badge>{t('admin.picker.noRoom')}</Badge>}
    </PieceLine>
  );
}
