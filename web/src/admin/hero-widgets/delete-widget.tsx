import type { HeroWidget } from '@dahab/catalog/contract/hero-widget.ts';
import { useTranslation } from 'react-i18next';
import { useDeleteHeroWidgetMutation } from '../../api/hero-widgets.ts';
import { useToast } from '../../app/use-toast.ts';
import { localized } from '../../i18n/localized.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

export interface DeleteWidgetProps {
  widget: HeroWidget;
  onClose: () => void;
}

/** Asks by the banner's title before it is deleted. */
export function DeleteWidget({ widget, onClose }: DeleteWidgetProps) {
  const { t, i18n } = useTranslation();
  const { notify, fail } = useToast();
  const [deleteWidget, { isLoading }] = useDeleteHeroWidgetMutation();

  const remove = async () => {
    try {
      await deleteWidget(widget.id).unwrap();
      notify(t('admin.hero.deleted'));
    } catch (error) {
      fail(error);
    }
    onClose();
  };

  return (
    <ConfirmDialog
      open
      danger
      pending={isLoading}
      title={t('admin.hero.deleteTitle', {
        name: localized(i18n.language, widget.titleAr, widget.titleEn),
      })}
      message={t('admin.hero.deleteMessage')}
      confirmLabel={t('admin.hero.delete')}
      onConfirm={() => void remove()}
      onCancel={onClose}
    />
  );
}
