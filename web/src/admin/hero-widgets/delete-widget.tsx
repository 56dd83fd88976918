import type { HeroWidget } from '@dahab/catalog/contract/hero-widget.ts';
import { useDeleteHeroWidgetMutation } from '../../api/hero-widgets.ts';
import { localized } from '../../i18n/localized.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { DeleteDialog } from '../forms/delete-dialog.tsx';

export interface DeleteWidgetProps {
  widget: HeroWidget;
  onClose: () => void;
}

/** Asks by the banner's title before it is deleted. */
export function DeleteWidget({ widget, onClose }: DeleteWidgetProps) {
  const { t, i18n } = useTranslation();
  const [deleteWidget] = useDeleteHeroWidgetMutation();
  return (
    <DeleteDialog
      thing={widget}
      call={({ id }) => deleteWidget(id).unwrap()}
      done={t('admin.hero.deleted')}
      title={t('admin.hero.deleteTitle', {
        name: localized(i18n.language, widget.titleAr, widget.titleEn),
      })}
      message={t('admin.hero.deleteMessage')}
      confirmLabel={t('admin.hero.delete')}
      onClose={onClose}
    />
  );
}
