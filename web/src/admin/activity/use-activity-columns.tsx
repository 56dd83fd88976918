import type { Activity } from '@dahab/identity/contract/activity.ts';
import { Info } from 'lucide-react';
import styled from 'styled-components';
import { formatListTime } from '../../i18n/format.ts';
import type { Column } from '../../ui/column.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { activitySentence } from './activity-sentence.ts';
import { actorName } from './actor-name.ts';
import { useReader } from './use-reader.ts';

const Time = styled.time`
  color: var(--ink-muted);
  font-size: var(--text-s);
  white-space: nowrap;
`;

const Sentence = styled.span`
  overflow-wrap: anywhere;
`;

export function useActivityColumns(show: (activity: Activity) => void): Column<Activity>[] {
  const reader = useReader();
  const { t, language } = reader;
  return [
    {
      id: 'what',
      header: t('admin.activity.what'),
      main: true,
      cell: (activity) => <Sentence dir="auto">{activitySentence(activity, reader)}</Sentence>,
    },
    {
      id: 'who',
      header: t('admin.activity.who'),
      cell: (activity) => <bdi>{actorName(activity, t)}</bdi>,
    },
    {
      id: 'when',
      header: t('admin.activity.when'),
      cell: ({ at }) => <Time dateTime={at}>{formatListTime(at, language)}</Time>,
    },
    {
      id: 'actions',
      header: t('admin.actions'),
      align: 'end',
      headerHidden: true,
      headOnPhone: true,
      cell: (activity) => (
        <IconButton
          label={t('admin.activity.show', { what: activitySentence(activity, reader) })}
          onClick={() => show(activity)}
        >
          <Info size={18} aria-hidden />
        </IconButton>
      ),
    },
  ];
}
