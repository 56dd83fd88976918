import { X } from 'lucide-react';
import styled from 'styled-components';
import { localized } from '../../i18n/localized.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { SortableRows } from '../lists/sortable-rows.tsx';
import { ChosenPiece } from './chosen-piece.tsx';
import type { Chosen } from './use-chosen.ts';

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--space-2);
`;

export interface ChosenListProps {
  label: string;
  chosen: readonly Chosen[];
  /** How many of them the shop has room for. */
  room: number;
  onMove: (from: number, to: number) => void;
  onRemove: (id: number) => void;
}

/** What was picked, in the order in which the home page shows it. */
export function ChosenList({ label, chosen, room, onMove, onRemove }: ChosenListProps) {
  const { t, i18n } = useTranslation();
  const shown = new Set(chosen.filter(({ state }) => state === 'shown').slice(0, room));
  const nameOf = ({ id, piece }: Chosen) =>
    piece
      ? localized(i18n.language, piece.nameAr, piece.name)
      : t('admin.picker.missingName', { id });
  return (
    <SortableRows
      label={label}
      items={chosen}
      idOf={({ id }) => id}
      nameOf={nameOf}
      onMove={onMove}
    >
      {(one) => (
        <Row>
          <ChosenPiece chosen={one} hasRoom={shown.has(one)} />
          <IconButton
            label={t('admin.picker.remove', { name: nameOf(one) })}
            onClick={() => onRemove(one.id)}
          >
            <X size={18} aria-hidden />
          </IconButton>
        </Row>
      )}
    </SortableRows>
  );
}
