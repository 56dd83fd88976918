import type { Product } from '@dahab/catalog/contract/product.ts';
import { useGetProductQuery } from '../../api/products.ts';
import { asProblem } from '../../api/problem.ts';
import { Failure } from '../../app/failure.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageSpinner } from '../../ui/spinner.tsx';
import { ProductForm } from './product-form.tsx';

export interface ProductDialogProps {
  /** `new`, the id of a product, or nothing: as in the page's address. */
  form: string;
  /** Those that the list has read already. */
  known: readonly Product[];
  onClose: () => void;
}

/** The form that the page's address asks for. */
export function ProductDialog({ form, known, onClose }: ProductDialogProps) {
  if (form === '') return null;
  if (form === 'new') return <ProductForm product={null} isGone={false} onClose={onClose} />;
  const id = Number(form);
  return (
    <EditProduct
      key={form}
      id={id}
      known={known.find((product) => product.id === id)}
      onClose={onClose}
    />
  );
}

interface EditProductProps {
  id: number;
  known: Product | undefined;
  onClose: () => void;
}

function EditProduct({ id, known, onClose }: EditProductProps) {
  const { t } = useTranslation();
  const isId = Number.isInteger(id) && id > 0;
  const read = useGetProductQuery(id, { skip: !isId, refetchOnMountOrArgChange: true });
  const product = read.data ?? known;
  const isGone = !isId || asProblem(read.error).status === 404;
  if (product) return <ProductForm product={product} isGone={isGone} onClose={onClose} />;
  return (
    <Dialog open size="large" title={t('admin.products.product')} onClose={onClose}>
      {isGone && (
        <EmptyState
          title={t('admin.products.notFound')}
          action={<Button onClick={onClose}>{t('admin.products.backToList')}</Button>}
        >
          {t('admin.products.notFoundHint')}
        </EmptyState>
      )}
      {!isGone && read.error && (
        <Failure
          title={t('admin.products.oneFailed')}
          error={read.error}
          onRetry={() => void read.refetch()}
        />
      )}
      {!isGone && !read.error && <PageSpinner />}
    </Dialog>
  );
}
