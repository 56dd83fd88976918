import { useParams } from 'react-router-dom';
import { asProblem } from '../../api/problem.ts';
import { useGetProductQuery } from '../../api/products.ts';
import { Failure } from '../../app/failure.tsx';
import { numericId } from '@dahab/bff/contract/addresses.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ProductNotFound } from './product-not-found.tsx';
import { ProductSkeleton } from './product-skeleton.tsx';
import { ProductView } from './product-view.tsx';

export function ProductScreen() {
  const id = numericId(useParams()['id']);
  return id === null ? <ProductNotFound /> : <ProductById id={id} />;
}

function ProductById({ id }: { id: number }) {
  const { t } = useTranslation();
  const { currentData: piece, error, refetch } = useGetProductQuery(id);
  if (error && asProblem(error).status === 404) return <ProductNotFound />;
  // What was read before an outage stays to be read.
  if (piece) return <ProductView key={id} piece={piece} />;
  if (!error) return <ProductSkeleton />;
  return <Failure title={t('product.notFound')} error={error} onRetry={refetch} />;
}
