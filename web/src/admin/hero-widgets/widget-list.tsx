import type { HeroWidget } from '@dahab/catalog/contract/hero-widget.ts';
import { localized } from '../../i18n/localized.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SortableRows } from '../lists/sortable-rows.tsx';
import { useWidgetOrder } from './use-widget-order.ts';
import { WidgetCard } from './widget-card.tsx';

export interface WidgetListProps {
  stored: readonly HeroWidget[];
  onEdit: (widget: HeroWidget) => void;
  onDelete: (widget: HeroWidget) => void;
}

/** The banners in the order in which the home page turns them. */
export function WidgetList({ stored, onEdit, onDelete }: WidgetListProps) {
  const { t, i18n } = useTranslation();
  const { widgets, move } = useWidgetOrder(stored);
  if (widgets.length === 0) {
    return <EmptyState title={t('admin.hero.empty')}>{t('admin.hero.emptyHint')}</EmptyState>;
  }
  return (
    <SortableRows
      label={t('admin.hero.list')}
      items={widgets}
      idOf={({ id }) => id}
      nameOf={({ titleAr, titleEn }) => localized(i18n.language, titleAr, titleEn)}
      onMove={move}
    >
      {(widget) => (
        <WidgetCard
          widget={widget}
          onEdit={() => onEdit(widget)}
          onDelete={() => onDelete(widget)}
        />
      )}
    </SortableRows>
  );
}
