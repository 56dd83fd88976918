import { RefreshCw } from 'lucide-react';
import styled from 'styled-components';
import { useGetStatusQuery } from '../../api/operations.ts';
import { Failure } from '../../app/failure.tsx';
import { useTitle } from '../../app/use-title.ts';
import { formatListTime } from '../../i18n/format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { DeadMessages } from './dead-messages.tsx';
import { ImportsCard } from './imports-card.tsx';
import { OpenDeliveries } from './open-deliveries.tsx';
import { rowsOf, useServiceColumns } from './use-service-columns.tsx';

const POLL_MS = 10_000;
const PARTS = 7;

const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
`;

const Work = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr));
  gap: var(--space-5);
`;

/** How the parts of the shop stand, what waits in them, and what they gave up. */
export function StatusScreen() {
  const { t, i18n } = useTranslation();
  useTitle(t('admin.status.title'));
  const { data, error, isLoading, isFetching, refetch } = useGetStatusQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: POLL_MS,
    skipPollingIfUnfocused: true,
  });
  const columns = useServiceColumns();
  const checkedAt = data && formatListTime(data.checkedAt, i18n.language);
  return (
    <>
      <PageHeader
        title={t('admin.status.title')}
        note={checkedAt ? t('admin.status.checkedAt', { time: checkedAt }) : null}
        actions={
          <Button
            variant="secondary"
            icon={<RefreshCw size={18} aria-hidden />}
            pending={isFetching}
            onClick={() => void refetch()}
          >
            {t('admin.status.refresh')}
          </Button>
        }
      />
      <Sections>
        {error && !data ? (
          <Failure title={t('admin.status.failed')} error={error} onRetry={refetch} />
        ) : (
          <DataTable
            caption={t('admin.status.parts')}
            columns={columns}
            rows={data ? rowsOf(data) : []}
            rowKey={({ service }) => service}
            loadingRows={isLoading ? PARTS : 0}
          />
        )}
        <DeadMessages pollMs={POLL_MS} />
        {data && (
          <Work>
            <OpenDeliveries deliveries={data.deliveries} />
            <ImportsCard imports={data.imports} />
          </Work>
        )}
      </Sections>
    </>
  );
}
