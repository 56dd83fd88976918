import { useChangeCollectionMutation, useCreateCollectionMutation } from '../../api/collections.ts';
import { useToast } from '../../app/use-toast.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { collectionChanges, NO_COLLECTION, type TypedCollection } from './collection-rules.ts';

/** Makes a collection, or changes of one what was changed in the form. */
export function useSaveCollection(id: number | null, stored: TypedCollection) {
  const { t } = useTranslation();
  const { notify } = useToast();
  const [createCollection] = useCreateCollectionMutation();
  const [changeCollection] = useChangeCollectionMutation();

  return async (typed: TypedCollection): Promise<void> => {
    if (id === null) {
      await createCollection(collectionChanges(NO_COLLECTION, typed)).unwrap();
      return notify(t('admin.collections.created'));
    }
    const changes = collectionChanges(stored, typed);
    if (Object.keys(changes).length === 0) return;
    await changeCollection({ id, changes }).unwrap();
    notify(t('admin.collections.updated'));
  };
}
