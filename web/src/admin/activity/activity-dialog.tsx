import type { Activity } from '@dahab/identity/contract/activity.ts';
import type { Change } from '@dahab/protocol/change.ts';
import styled from 'styled-components';
import { formatDateTime } from '../../i18n/format.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Facts } from '../facts.tsx';
import { RequestId } from '../request-id.tsx';
import { activitySentence } from './activity-sentence.ts';
import { actorName } from './actor-name.ts';
import { fieldName, valueText } from './change-value.ts';
import { useReader } from './use-reader.ts';

const Sentence = styled.p`
  margin-block-end: var(--space-5);
  font-size: var(--text-l);
  overflow-wrap: anywhere;
`;

const Section = styled.section`
  margin-block-start: var(--space-5);

  h3 {
    margin-block-end: var(--space-3);
    font-size: var(--text-m);
  }
`;

const Value = styled.bdi`
  display: block;
  max-block-size: 12rem;
  overflow: hidden auto;
  overflow-wrap: anywhere;
  text-align: start;
`;

export interface ActivityDialogProps {
  activity: Activity;
  onClose: () => void;
}

/** One line of who did what, with all that is known of it. */
export function ActivityDialog({ activity, onClose }: ActivityDialogProps) {
  const reader = useReader();
  const { t, language } = reader;
  return (
    <Dialog open onClose={onClose} title={t('admin.activity.details')}>
      <Sentence dir="auto">{activitySentence(activity, reader)}</Sentence>
      <Facts
        facts={[
          [t('admin.activity.who'), actorName(activity, t)],
          [t('admin.activity.when'), formatDateTime(activity.at, language)],
        ]}
      />
      {activity.changes.length > 0 && (
        <Section>
          <h3>{t('admin.activity.changes')}</h3>
          <Changes activity={activity} />
        </Section>
      )}
      <Section>
        <RequestId id={activity.requestId} />
      </Section>
    </Dialog>
  );
}

function Changes({ activity: { kind, changes } }: { activity: Activity }) {
  const reader = useReader();
  const { t } = reader;
  const values = kind === 'telegram' ? [] : (['before', 'after'] as const);
  return (
    <DataTable<Change>
      caption={t('admin.activity.changes')}
      rows={changes}
      rowKey={({ field }) => field}
      columns={[
        {
          id: 'field',
          header: t('admin.activity.what'),
          main: true,
          cell: ({ field }) => fieldName(field, reader),
        },
        ...values.map((side) => ({
          id: side,
          header: t(`admin.activity.${side}`),
          cell: (change: Change) => <Value>{valueText(change, change[side], reader)}</Value>,
        })),
      ]}
    />
  );
}
