import type { Collection } from '@dahab/catalog/contract/collection.ts';
import { useId, useMemo, useState } from 'react';
import styled from 'styled-components';
import { useForm } from '../../app/use-form.ts';
import { useToast } from '../../app/use-toast.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { FormDialog } from '../forms/form-dialog.tsx';
import { ForeignChange } from '../forms/foreign-change.tsx';
import { useFollow } from '../forms/use-follow.ts';
import { useForeignChange } from '../forms/use-foreign-change.ts';
import { CollectionForm } from './collection-form.tsx';
import { collectionErrors, NO_COLLECTION, typedCollection } from './collection-rules.ts';
import { useSaveCollection } from './use-save-collection.ts';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`;

export interface CollectionDialogProps {
  /** As it is stored now; null for a new one. */
  collection: Collection | null;
  title: string;
  onClose: () => void;
}

/** A collection's form. Fields that nobody touched here follow what others save. */
export function CollectionDialog({ collection, title, onClose }: CollectionDialogProps) {
  const { t } = useTranslation();
  const formId = useId();
  const { fail } = useToast();
  const [isUploading, setUploading] = useState(false);
  const initial = useMemo(
    () => (collection ? typedCollection(collection) : NO_COLLECTION),
    [collection],
  );
  const save = useSaveCollection(collection?.id ?? null, initial);
  const { values, set, setValues, errorOf, pending, isDirty, formProps } = useForm({
    initial,
    check: collectionErrors,
    submit: async (typed) => {
      await save(typed);
      onClose();
    },
    onFailure: fail,
  });
  useFollow(initial, setValues);
  const { changed } = useForeignChange(initial);
  return (
    <FormDialog
      title={title}
      formId={formId}
      saveLabel={t('admin.collections.save')}
      pending={pending}
      dirty={isDirty}
      busy={isUploading}
      onClose={onClose}
    >
      <Form id={formId} {...formProps}>
        <ForeignChange shown={changed && !pending} />
        <CollectionForm
          id={collection?.id ?? null}
          values={values}
          set={set}
          errorOf={errorOf}
          onBusy={setUploading}
        />
      </Form>
    </FormDialog>
  );
}
