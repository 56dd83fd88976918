import { useId, useState } from 'react';
import styled from 'styled-components';
import { useTranslation } from '../../i18n/use-translation.ts';
import { SearchField } from '../../ui/search-field.tsx';
import { useDebouncedSearch } from '../../ui/use-debounced-search.ts';
import { moved } from '../lists/moved.ts';
import { ChosenList } from './chosen-list.tsx';
import { PickableList } from './pickable-list.tsx';
import { useChosen } from './use-chosen.ts';
import { usePickable } from './use-pickable.ts';

const Frame = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    padding: 0;
    font-size: var(--text-s);
    font-weight: 600;
  }

  /* While words are typed, what they find is in sight below them. */
  input[type='search'] {
    scroll-margin-block-end: min(16rem, 40dvh);
  }

  h3 {
    font-size: var(--text-s);
  }
`;

const Note = styled.p`
  color: var(--ink-muted);
  font-size: var(--text-s);
`;

const Problem = styled.p`
  color: var(--danger);
  font-size: var(--text-s);
`;

export interface ProductPickerProps {
  label: string;
  /** Whose pieces are offered first; null for a collection that is not there yet. */
  collectionId: number | null;
  /** How many of the picked ones are shown. */
  room: number;
  value: readonly number[];
  onChange: (ids: number[]) => void;
  error?: string | undefined;
}

/** Picks pieces by their ids, in an order. */
export function ProductPicker(props: ProductPickerProps) {
  const { label, collectionId, room, value, onChange, error } = props;
  const { t } = useTranslation();
  const errorId = useId();
  const [typed, setTyped] = useState('');
  const pickable = usePickable(collectionId, useDebouncedSearch(typed));
  const chosen = useChosen(value, pickable.pieces ?? []);
  const without = (id: number) => value.filter((one) => one !== id);
  return (
    <Frame aria-describedby={error ? errorId : undefined}>
      <legend>{label}</legend>
      {error && (
        <Problem id={errorId} role="alert">
          {error}
        </Problem>
      )}
      <SearchField
        label={t('admin.picker.search')}
        placeholder={t('admin.picker.searchHint')}
        value={typed}
        onChange={setTyped}
      />
      <PickableList
        label={t('admin.picker.pickable')}
        pickable={pickable}
        chosen={value}
        onToggle={(id, isChosen) => onChange(isChosen ? [...without(id), id] : without(id))}
      />
      <h3>{t('admin.picker.chosen', { count: value.length })}</h3>
      {value.length === 0 ? (
        <Note>{t('admin.picker.noneChosen')}</Note>
      ) : (
        <ChosenList
          label={t('admin.picker.chosenList')}
          chosen={chosen}
          room={room}
          onMove={(from, to) => onChange(moved(value, from, to))}
          onRemove={(id) => onChange(without(id))}
        />
      )}
    </Frame>
  );
}
