import { useTranslation } from '../../i18n/use-translation.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Motif } from '../../ui/motif.tsx';
import type { DayRange } from './order-dates.ts';

export interface NoOrdersProps {
  range: DayRange;
  onClear: () => void;
}

/** Nothing was ever sold, or nothing in these days: each with its way on. */
export function NoOrders({ range, onClear }: NoOrdersProps) {
  const { t } = useTranslation();
  const isFiltered = Boolean(range.startDate || range.endDate);
  if (isFiltered) {
    return (
      <EmptyState
        title={t('admin.orders.noMatch')}
        action={
          <Button variant="secondary" onClick={onClear}>
            {t('admin.orders.showAll')}
          </Button>
        }
      >
        {t('admin.orders.noMatchHint')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={t('admin.orders.empty')}
      picture={<Motif size={88} />}
      action={<ButtonLink to="/admin/pos">{t('admin.dashboard.openPos')}</ButtonLink>}
    >
      {t('admin.orders.emptyHint')}
    </EmptyState>
  );
}
