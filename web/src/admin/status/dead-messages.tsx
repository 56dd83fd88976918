import { Info } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { useListDeadMessagesQuery, type DeadMessage } from '../../api/operations.ts';
import { Failure } from '../../app/failure.tsx';
import { formatListTime } from '../../i18n/format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Card, CardTitle } from '../../ui/card.tsx';
import type { Column } from '../../ui/column.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { DeadMessageDialog } from './dead-message-dialog.tsx';
import { RetryButton } from './retry-button.tsx';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  margin-block-end: var(--space-4);
`;

const Muted = styled.p`
  color: var(--ink-muted);
`;

/** What the services gave up, why, and another try. */
export function DeadMessages({ pollMs }: { pollMs: number }) {
  const { t } = useTranslation();
  const [shown, setShown] = useState<DeadMessage | null>(null);
  const { data, error, isLoading, refetch } = useListDeadMessagesQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: pollMs,
    skipPollingIfUnfocused: true,
  });
  const columns = useColumns(setShown);
  const total = data?.total ?? 0;
  return (
    <Card>
      <Head>
        <CardTitle as="h2">{t('admin.status.deadTitle')}</CardTitle>
        {total > 1 && <RetryButton wish={{}}>{t('admin.status.retryAll')}</RetryButton>}
      </Head>
      {error && !data ? (
        <Failure title={t('admin.status.deadFailed')} error={error} onRetry={refetch} />
      ) : (
        <DataTable
          caption={t('admin.status.deadTitle')}
          columns={columns}
          rows={data?.messages ?? []}
          rowKey={({ service, messageId }) => `${service} ${messageId}`}
          loadingRows={isLoading ? 2 : 0}
          empty={<Muted>{t('admin.status.noneDead')}</Muted>}
        />
      )}
      {data && total > data.messages.length && (
        <Muted>{t('admin.status.onlyNewest', { count: data.messages.length })}</Muted>
      )}
      {shown && <DeadMessageDialog message={shown} onClose={() => setShown(null)} />}
    </Card>
  );
}

function useColumns(show: (message: DeadMessage) => void): Column<DeadMessage>[] {
  const { t, i18n } = useTranslation();
  return [
    {
      id: 'name',
      header: t('admin.status.message'),
      main: true,
      cell: ({ name, version }) => (
        <bdi dir="ltr">
          {name} v{version}
        </bdi>
      ),
    },
    {
      id: 'service',
      header: t('admin.status.service'),
      cell: ({ service }) => t(`admin.status.name.${service}`),
    },
    {
      id: 'reason',
      header: t('admin.status.reason'),
      cell: ({ reason }) => <bdi>{reason}</bdi>,
    },
    {
      id: 'received',
      header: t('admin.status.received'),
      cell: ({ receivedAt }) => formatListTime(receivedAt, i18n.language),
    },
    {
      id: 'details',
      header: t('admin.actions'),
      align: 'end',
      headerHidden: true,
      headOnPhone: true,
      cell: (message) => (
        <IconButton
          label={t('admin.status.show', { name: message.name })}
          onClick={() => show(message)}
        >
          <Info size={18} aria-hidden />
        </IconButton>
      ),
    },
  ];
}
