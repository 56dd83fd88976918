import type { ServiceDetails, ShopStatus } from '../../api/operations.ts';
import { formatListTime, formatNumber } from '../../i18n/format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { Column } from '../../ui/column.ts';
import { RetryAllOf } from './retry-all-of.tsx';
import { durationText } from './duration-text.ts';
import { StateBadge } from './state-badge.tsx';

/** A service, or the front door, which has nothing that waits. */
export type StatusRow = Pick<ShopStatus['services'][number], 'service' | 'state' | 'down'> & {
  release?: string | undefined;
  startedAt?: string | undefined;
  queues: ServiceDetails | null;
};

export function rowsOf({ frontDoor, services }: ShopStatus): StatusRow[] {
  return [
    { ...frontDoor, service: 'bff', queues: null },
    ...services.map(({ details, ...service }) => ({
      ...service,
      release: details?.release,
      startedAt: details?.startedAt,
      queues: details,
    })),
  ];
}

export function useServiceColumns(): Column<StatusRow>[] {
  const { t, i18n } = useTranslation();
  const digits = (count: number) => formatNumber(count, i18n.language);
  const withAge = (count: number, seconds: number) =>
    count === 0
      ? digits(count)
      : t('admin.status.since', { number: digits(count), age: durationText(seconds, t) });
  return [
    {
      id: 'service',
      header: t('admin.status.service'),
      main: true,
      cell: ({ service }) => t(`admin.status.name.${service}`),
    },
    {
      id: 'state',
      header: t('admin.status.stateTitle'),
      cell: ({ state, down }) => <StateBadge state={state} down={down} />,
    },
    {
      id: 'release',
      header: t('admin.status.release'),
      cell: ({ release }) => <bdi dir="ltr">{release ?? '—'}</bdi>,
    },
    {
      id: 'started',
      header: t('admin.status.started'),
      cell: ({ startedAt }) => (startedAt ? formatListTime(startedAt, i18n.language) : '—'),
    },
    {
      id: 'unpublished',
      header: t('admin.status.unpublished'),
      align: 'end',
      cell: ({ queues }) => (queues ? withAge(queues.unpublished, queues.oldestUnpublished) : '—'),
    },
    {
      id: 'waiting',
      header: t('admin.status.waiting'),
      align: 'end',
      cell: ({ queues }) => (queues ? withAge(queues.waiting, queues.oldestWaiting) : '—'),
    },
    {
      id: 'dead',
      header: t('admin.status.dead'),
      align: 'end',
      cell: ({ queues }) => (queues ? digits(queues.dead) : '—'),
    },
    {
      id: 'actions',
      header: t('admin.actions'),
      align: 'end',
      headerHidden: true,
      headOnPhone: true,
      cell: ({ service, queues }) =>
        queues !== null && queues.dead > 0 && <RetryAllOf service={service} />,
    },
  ];
}
