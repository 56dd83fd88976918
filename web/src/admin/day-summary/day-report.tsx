import type { DaySummary } from '@dahab/orders/contract/day-summary.ts';
import styled from 'styled-components';
import {
  formatDay,
  formatKarat,
  formatNumber,
  formatPrice,
  formatWeight,
} from '../../i18n/format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { PaperFrame, PaperTitle } from '../../ui/paper.tsx';
import type { Paper } from '../receipt/papers.ts';
import { ReceiptHead } from '../receipt/receipt-head.tsx';
import { ReportTable } from './report-table.tsx';

const Signed = styled.p`
  display: flex;
  justify-content: space-between;
  gap: 4mm;
  margin-block-start: 10mm;

  span {
    flex: 1;
    padding-block-start: 1.5mm;
    border-block-start: 0.3mm solid #000;
  }
`;

export interface DayReportProps {
  summary: DaySummary;
  paper: Paper;
}

/** A day at the till: what was sold, what for, how it was paid, and what was taken back. */
export function DayReport({ summary, paper }: DayReportProps) {
  const { t, i18n } = useTranslation();
  const price = (amount: number) => formatPrice(amount, i18n.language, 2);
  const number = (amount: number) => formatNumber(amount, i18n.language);
  const weight = (grams: number) => formatWeight(grams, i18n.language);
  const { voided } = summary;
  return (
    <PaperFrame data-paper={paper}>
      <ReceiptHead />
      <PaperTitle>
        {t('admin.daySummary.title')} · {formatDay(summary.day, i18n.language)}
      </PaperTitle>
      <ReportTable
        title={t('admin.daySummary.sales')}
        rows={[
          [t('admin.daySummary.orders'), number(summary.orders)],
          [t('admin.daySummary.pieces'), number(summary.pieces)],
          [t('admin.daySummary.subtotal'), price(summary.subtotal)],
          [t('admin.daySummary.discount'), price(-summary.discount)],
          [t('admin.daySummary.total'), price(summary.sales)],
        ]}
      />
      <ReportTable
        title={t('admin.daySummary.byKarat')}
        note={t('admin.daySummary.byKaratNote')}
        rows={summary.byKarat.map(({ karat, pieces, weight: grams, sales }) => [
          <bdi key="karat">{formatKarat(karat)}</bdi>,
          t('admin.pos.pieceCount', { count: pieces }),
          weight(grams),
          price(sales),
        ])}
      />
      {summary.tradeInsByKarat.length > 0 && (
        <ReportTable
          title={t('admin.daySummary.tradeIns')}
          rows={[
            ...summary.tradeInsByKarat.map(({ karat, weight: grams, amount }) => [
              <bdi key="karat">{formatKarat(karat)}</bdi>,
              weight(grams),
              price(amount),
            ]),
            [t('admin.daySummary.tradeInTotal'), '', price(summary.tradeInTotal)],
          ]}
        />
      )}
      <ReportTable
        title={t('admin.daySummary.byMethod')}
        rows={[
          ...summary.byMethod.map(({ method, amount, orders }) => [
            t(`admin.daySummary.method.${method}`),
            t('admin.orders.count', { count: orders }),
            price(amount),
          ]),
          [t('admin.daySummary.due'), '', price(summary.due)],
        ]}
      />
      {(voided.orders > 0 || summary.priceFlagged > 0) && (
        <ReportTable
          title={t('admin.daySummary.toCheck')}
          rows={[
            [
              t('admin.daySummary.voided'),
              t('admin.orders.count', { count: voided.orders }),
              price(voided.total),
            ],
            [
              t('admin.daySummary.flagged'),
              t('admin.orders.count', { count: summary.priceFlagged }),
              '',
            ],
          ]}
        />
      )}
      <Signed>
        <span>{t('admin.daySummary.counted')}</span>
        <span>{t('admin.daySummary.signed')}</span>
      </Signed>
    </PaperFrame>
  );
}
