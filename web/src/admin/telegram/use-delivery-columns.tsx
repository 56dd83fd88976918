import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import styled from 'styled-components';
import { formatListTime } from '../../i18n/format.ts';
import { useServerText } from '../../i18n/use-server-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import type { Column } from '../../ui/column.ts';
import { withTouch } from '../../ui/media.ts';
import { toneOf, type Delivery } from './delivery-status.ts';

const Message = styled.details`
  min-inline-size: 11rem;
  max-inline-size: 22rem;

  summary {
    min-block-size: 1.5rem;
    cursor: pointer;

    ${withTouch} {
      min-block-size: var(--control);
      padding-block: var(--space-2);
    }
  }

  p {
    margin-block-start: var(--space-2);
    padding: var(--space-3);
    border-radius: var(--radius-s);
    background: var(--sunken);
    font-size: var(--text-s);
    text-align: start;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;

const State = styled.span`
  display: inline-grid;
  gap: var(--space-1);
  justify-items: start;

  small {
    max-inline-size: 20rem;
    color: var(--ink-muted);
  }
`;

/** An order's, or a price message by hand, of a time of the schedule, after a change. */
function titleOf(
  { occasion, orderId, scheduledFor }: Pick<Delivery, 'occasion' | 'orderId' | 'scheduledFor'>,
  t: TFunction,
  language: string,
): string {
  if (orderId !== null) return t('admin.deliveries.order', { id: orderId });
  if (occasion === 'change') return t('admin.deliveries.priceChanged');
  if (!scheduledFor) return t('admin.deliveries.price');
  return t('admin.deliveries.priceScheduled', { time: formatListTime(scheduledFor, language) });
}

export function useDeliveryColumns(resend: (delivery: Delivery) => void): Column<Delivery>[] {
  const { t, i18n } = useTranslation();
  const serverText = useServerText();
  return useMemo(
    () => [
      {
        id: 'message',
        header: t('admin.deliveries.message'),
        main: true,
        cell: ({ text, channelId, ...delivery }) => (
          <Message>
            <summary>{titleOf(delivery, t, i18n.language)}</summary>
            {text && <p dir="auto">{text}</p>}
            {channelId && (
              <small>
                {t('admin.deliveries.channel')} <bdi dir="ltr">{channelId}</bdi>
              </small>
            )}
          </Message>
        ),
      },
      {
        id: 'status',
        header: t('admin.deliveries.state'),
        cell: ({ status, reason, attempts }) => (
          <State>
            <Badge $tone={toneOf(status)}>{t(`admin.deliveries.status.${status}`)}</Badge>
            {attempts > 1 && <small>{t('admin.deliveries.attempts', { count: attempts })}</small>}
            {reason && <small dir="auto">{serverText(reason)}</small>}
          </State>
        ),
      },
      {
        id: 'time',
        header: t('admin.deliveries.time'),
        cell: ({ sentAt, createdAt }) => formatListTime(sentAt ?? createdAt, i18n.language),
      },
      {
        id: 'actions',
        header: t('admin.actions'),
        headerHidden: true,
        align: 'end',
        cell: (delivery) =>
          delivery.canResend && (
            <Button variant="secondary" onClick={() => resend(delivery)}>
              {t('admin.deliveries.resend')}
            </Button>
          ),
      },
    ],
    [t, i18n.language, serverText, resend],
  );
}
