import type { Product } from '@dahab/catalog/contract/product.ts';
import { useId } from 'react';
import { useAddTagsMutation } from '../../api/bulk-products.ts';
import { useForm } from '../../app/use-form.ts';
import { useToast } from '../../app/use-toast.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { TagField } from '../../ui/tag-field.tsx';
import { FormDialog } from '../forms/form-dialog.tsx';
import { worded } from '../worded.ts';

const NO_TAGS: { tags: string[] } = { tags: [] };

export interface TagsDialogProps {
  products: readonly Product[];
  onDone: () => void;
  onClose: () => void;
}

/** Adds tags to the selected products; those that they have stay. */
export function TagsDialog({ products, onDone, onClose }: TagsDialogProps) {
  const { t } = useTranslation();
  const formId = useId();
  const { notify, fail } = useToast();
  const [addTags] = useAddTagsMutation();
  const { values, set, errorOf, pending, isDirty, formProps } = useForm({
    initial: NO_TAGS,
    check: ({ tags }) => (tags.length > 0 ? {} : { tags: 'Please add at least one tag' }),
    submit: async ({ tags }) => {
      await addTags({ productIds: products.map(({ id }) => id), tags }).unwrap();
      notify(t('admin.bulk.tagged'));
      onClose();
      onDone();
    },
    onFailure: (error) => fail(worded(error, 'Failed to update tags')),
  });
  return (
    <FormDialog
      size="small"
      title={t('admin.bulk.tagTitle', { count: products.length })}
      formId={formId}
      saveLabel={t('admin.bulk.addTags')}
      pending={pending}
      dirty={isDirty}
      onClose={onClose}
    >
      <form id={formId} {...formProps}>
        <TagField
          focused
          label={t('admin.products.tags')}
          hint={t('admin.products.tagsHint')}
          value={values.tags}
          error={errorOf('tags')}
          onChange={(tags) => set('tags', tags)}
        />
      </form>
    </FormDialog>
  );
}
