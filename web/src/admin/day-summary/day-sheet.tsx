import type { DaySummary } from '@dahab/orders/contract/day-summary.ts';
import { PrintSheet } from '../../ui/print-sheet.tsx';
import { RollSheet } from '../../ui/roll-sheet.tsx';
import type { Paper } from '../receipt/papers.ts';
import { DayReport } from './day-report.tsx';

export interface DaySheetProps {
  summary: DaySummary;
  paper: Paper;
}

/** The day as the browser prints it while this stands on the page. */
export function DaySheet(props: DaySheetProps) {
  const Sheet = props.paper === 'a4' ? PrintSheet : RollSheet;
  return (
    <Sheet>
      <DayReport {...props} />
    </Sheet>
  );
}
