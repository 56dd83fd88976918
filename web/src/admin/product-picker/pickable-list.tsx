import styled from 'styled-components';
import { Failure } from '../../app/failure.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Badge } from '../../ui/badge.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { PieceLine } from './piece-line.tsx';
import type { Pickable } from './use-pickable.ts';

const Frame = styled.ul`
  max-block-size: 20rem;
  margin: 0;
  padding: 0;
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
  list-style: none;
  overflow-y: auto;
  overscroll-behavior: contain;

  li {
    padding-inline: var(--space-3);
  }

  li + li {
    border-block-start: 1px solid var(--line);
  }

  label {
    inline-size: 100%;
    padding-block: var(--space-2);
  }
`;

const Note = styled.p`
  color: var(--ink-muted);
`;

export interface PickableListProps {
  label: string;
  pickable: Pickable;
  chosen: readonly number[];
  onToggle: (id: number, isChosen: boolean) => void;
}

/** The pieces that can be picked; a tick picks one, and lets it go again. */
export function PickableList({ label, pickable, chosen, onToggle }: PickableListProps) {
  const { t } = useTranslation();
  const { pieces, error, refetch } = pickable;
  if (!pieces && error) {
    return <Failure title={t('errors.productsFailed')} error={error} onRetry={refetch} />;
  }
  if (!pieces) return <Skeleton $height="12rem" />;
  if (pieces.length === 0) return <Note role="status">{t('admin.picker.noMatch')}</Note>;
  return (
    <Frame aria-label={label} tabIndex={0}>
      {pieces.map((piece) => (
        <li key={piece.id}>
          <Checkbox
            checked={chosen.includes(piece.id)}
            onChange={(event) => onToggle(piece.id, event.target.checked)}
            label={
              <PieceLine piece={piece}>
                {piece.quantity === 0 && <Badge>{t('card.soldOut')}</Badge>}
              </PieceLine>
            }
          />
        </li>
      ))}
    </Frame>
  );
}
