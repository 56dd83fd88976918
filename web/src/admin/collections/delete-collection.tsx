import type { Collection } from '@dahab/catalog/contract/collection.ts';
import { useDeleteCollectionMutation } from '../../api/collections.ts';
import { localized } from '../../i18n/localized.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { DeleteDialog } from '../forms/delete-dialog.tsx';
import { useCollectionSize } from './use-collection-size.ts';

export interface DeleteCollectionProps {
  collection: Collection;
  onClose: () => void;
}

/** Asks by name, and says what becomes of the pieces. */
export function DeleteCollection({ collection, onClose }: DeleteCollectionProps) {
  const { t, i18n } = useTranslation();
  const [deleteCollection] = useDeleteCollectionMutation();
  const size = useCollectionSize(collection.id);
  return (
    <DeleteDialog
      thing={collection}
      call={({ id }) => deleteCollection(id).unwrap()}
      done={t('admin.collections.deleted')}
      title={t('admin.collections.deleteTitle', {
        name: localized(i18n.language, collection.nameAr, collection.nameEn),
      })}
      message={
        size === undefined
          ? t('admin.collections.deleteMessage')
          : t('admin.collections.deleteCounted', { count: size })
      }
      confirmLabel={t('admin.collections.delete')}
      onClose={onClose}
    />
  );
}
