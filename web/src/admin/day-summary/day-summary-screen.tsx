import { cairoDayOf } from '@dahab/protocol/cairo-day.ts';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { useGetDaySummaryQuery } from '../../api/orders.ts';
import { Failure } from '../../app/failure.tsx';
import { useTitle } from '../../app/use-title.ts';
import { formatDay } from '../../i18n/format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useListParams } from '../lists/use-list-params.ts';
import { PaperChoice } from '../receipt/paper-choice.tsx';
import { PaperPreview } from '../receipt/paper-preview.tsx';
import { usePaper } from '../receipt/use-paper.ts';
import { DayPicker } from './day-picker.tsx';
import { DayReport } from './day-report.tsx';
import { DaySheet } from './day-sheet.tsx';

/** What a day came to, for closing the till: to look at, and to print. */
export function DaySummaryScreen() {
  const { t, i18n } = useTranslation();
  useTitle(t('admin.daySummary.title'));
  const { read, change } = useListParams();
  const [today] = useState(() => cairoDayOf(new Date()));
  const [paper, setPaper] = usePaper();
  const asked = read('day');
  const day = isDay(asked) ? asked : today;
  const { currentData, error, refetch } = useGetDaySummaryQuery(day, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <>
      <PageHeader
        title={t('admin.daySummary.title')}
        note={formatDay(day, i18n.language)}
        actions={
          <>
            <PaperChoice paper={paper} onPaper={setPaper} />
            <Button
              disabled={!currentData}
              icon={<Printer size={18} aria-hidden />}
              onClick={() => window.print()}
            >
              {t('admin.daySummary.print')}
            </Button>
          </>
        }
      />
      <DayPicker
        day={day}
        today={today}
        onDay={(next) => change({ day: next === today ? undefined : next })}
      />
      {currentData && (
        <>
          <PaperPreview paper={paper} label={t('admin.daySummary.preview')}>
            <DayReport summary={currentData} paper={paper} />
          </PaperPreview>
          <DaySheet summary={currentData} paper={paper} />
        </>
      )}
      {!currentData && error && (
        <Failure title={t('admin.daySummary.failed')} error={error} onRetry={refetch} />
      )}
      {!currentData && !error && <Skeleton $height="30rem" />}
    </>
  );
}

function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
}
