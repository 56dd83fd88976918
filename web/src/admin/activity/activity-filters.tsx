import type { ActivityPage } from '@dahab/identity/contract/activity.ts';
import styled from 'styled-components';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Chip, Chips } from '../../ui/chip.tsx';
import { FilterBar } from '../../ui/filter-bar.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { ListChange } from '../lists/use-list-params.ts';
import { activityKinds } from './activity-kinds.ts';

const Kinds = styled(Chips)`
  margin-block-end: var(--space-5);
`;

export interface ActivityFiltersProps {
  typed: string;
  onType: (typed: string) => void;
  read: (name: string) => string;
  change: (changes: ListChange) => void;
  actors: ActivityPage['actors'];
}

/** Who, what and when. */
export function ActivityFilters({ typed, onType, read, change, actors }: ActivityFiltersProps) {
  const { t } = useTranslation();
  const [kind, from, to] = [read('kind'), read('from'), read('to')];
  return (
    <>
      <FilterBar>
        <SearchField
          label={t('admin.activity.search')}
          placeholder={t('admin.activity.searchHint')}
          value={typed}
          onChange={onType}
        />
        <Select
          label={t('admin.activity.who')}
          value={read('actor')}
          options={[
            { value: '', label: t('admin.activity.everybody') },
            ...actors.map(({ id, name }) => ({
              value: String(id),
              label: name || t('admin.activity.userNumber', { id }),
            })),
          ]}
          onChange={(event) => change({ actor: event.target.value })}
        />
        <TextField
          type="date"
          label={t('admin.activity.from')}
          value={from}
          max={to || undefined}
          onChange={(event) => change({ from: event.target.value })}
        />
        <TextField
          type="date"
          label={t('admin.activity.to')}
          value={to}
          min={from || undefined}
          onChange={(event) => change({ to: event.target.value })}
        />
      </FilterBar>
      <Kinds role="group" aria-label={t('admin.activity.kinds')}>
        <Chip pressed={kind === ''} onClick={() => change({ kind: undefined })}>
          {t('admin.activity.all')}
        </Chip>
        {activityKinds.map((one) => (
          <Chip key={one} pressed={kind === one} onClick={() => change({ kind: one })}>
            {t(`admin.activity.kind.${one}`)}
          </Chip>
        ))}
      </Kinds>
    </>
  );
}
