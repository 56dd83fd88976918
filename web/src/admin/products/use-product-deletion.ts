import type { Product } from '@dahab/catalog/contract/product.ts';
import { useDeleteProductMutation } from '../../api/products.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { DeletionOptions } from '../forms/use-deletion.ts';

/** How a product is deleted: at once from its menu, after a question on a phone. */
export function useProductDeletion(
  onGone: (product: Product) => void,
): Omit<DeletionOptions<Product>, 'onEnd'> {
  const { t } = useTranslation();
  const [deleteProduct] = useDeleteProductMutation();
  return {
    call: ({ id }) => deleteProduct(id).unwrap(),
    done: t('admin.products.deleted'),
    nameOf: ({ nameAr }) => nameAr,
    onGone,
  };
}
