import type { Product } from '@dahab/catalog/contract/product.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeleteProductMutation } from '../../api/products.ts';
import { useToast } from '../../app/use-toast.ts';

/** Deletes a product, at once or after it was asked. */
export function useDeleteProduct(onDeleted: (product: Product) => void) {
  const { t } = useTranslation();
  const { notify, fail } = useToast();
  const [deleteProduct, { isLoading }] = useDeleteProductMutation();
  const [asked, setAsked] = useState<Product | null>(null);

  const remove = async (product: Product) => {
    try {
      await deleteProduct(product.id).unwrap();
      onDeleted(product);
      notify(t('admin.products.deleted'), { description: product.nameAr });
    } catch (error) {
      fail(error);
    }
    setAsked(null);
  };
  return {
    asked,
    ask: setAsked,
    isDeleting: isLoading,
    remove: (product: Product) => void remove(product),
  };
}
