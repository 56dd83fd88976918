import { foldBarcode, idOfOwnBarcode } from '@dahab/catalog/contract/barcode.ts';
import type { NewProduct } from '@dahab/catalog/contract/product-input.ts';
import type { Product } from '@dahab/catalog/contract/product.ts';
import { useMemo, useState } from 'react';
import { asProblem } from '../../api/problem.ts';
import { useChangeProductMutation, useCreateProductMutation } from '../../api/products.ts';
import { useForm } from '../../app/use-form.ts';
import { useToast } from '../../app/use-toast.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { changesOf } from '../forms/changes-of.ts';
import { useFollow } from '../forms/use-follow.ts';
import { useForeignChange } from '../forms/use-foreign-change.ts';
import { NO_PRODUCT, productErrors, typedProduct, type TypedProduct } from './typed-product.ts';

/** A product that is made or changed; only changed fields are sent, the others may be another's. */
export function useProductForm(stored: Product | null, isGone: boolean) {
  const { t } = useTranslation();
  const { notify, fail } = useToast();
  const [createProduct] = useCreateProductMutation();
  const [changeProduct] = useChangeProductMutation();
  const [isSaved, setSaved] = useState(false);
  const [isMissed, setMissed] = useState(false);
  const initial = useMemo(() => (stored ? typedProduct(stored) : NO_PRODUCT), [stored]);
  const isNew = stored === null || isGone || isMissed;

  const create = async (typed: TypedProduct) => {
    // The shop's own barcode was of the one that is gone: the new one gets its own.
    const isOfGone = stored?.barcode === typed.barcode && isOwnBarcode(typed.barcode);
    const barcode = isOfGone ? '' : typed.barcode;
    // Empty fields go as they are: the shop says what is wrong with them.
    await createProduct({ ...typed, barcode } as NewProduct).unwrap();
    notify(t('admin.products.created'));
  };
  const update = async (id: number, typed: TypedProduct) => {
    const changes = changesOf(initial, typed);
    if (Object.keys(changes).length === 0) return;
    await changeProduct({ id, changes: changes as Partial<NewProduct> }).unwrap();
    notify(t('admin.products.updated'));
  };
  const form = useForm({
    initial,
    check: productErrors,
    submit: async (typed) => {
      await (isNew ? create(typed) : update(stored.id, typed));
      setSaved(true);
    },
    onFailure: (error) => {
      if (!isNew && asProblem(error).status === 404) setMissed(true);
      fail(error);
    },
  });
  useFollow(initial, form.setValues);
  const { changed } = useForeignChange(initial);
  return {
    ...form,
    isSaved,
    isNew,
    /** It was there, and somebody deleted it. */
    isDeleted: stored !== null && isNew,
    isChangedElsewhere: changed,
  };
}

function isOwnBarcode(typed: string): boolean {
  return idOfOwnBarcode(foldBarcode(typed)) !== null;
}
