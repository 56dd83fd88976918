import { useParams } from 'react-router-dom';
import { useGetCollectionQuery } from '../../api/collections.ts';
import { asProblem } from '../../api/problem.ts';
import { useListCollectionProductsQuery } from '../../api/products.ts';
import { numericId } from '@dahab/bff/contract/addresses.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Page } from '../../ui/page.tsx';
import { Failure } from '../../app/failure.tsx';
import { PieceGridSkeleton } from '../pieces/piece-grid-skeleton.tsx';
import { PieceGrid } from '../pieces/piece-grid.tsx';
import { CollectionHeading, CollectionHeadingSkeleton } from './collection-heading.tsx';
import { CollectionNotFound, EmptyCollection } from './nothing-here.tsx';

export function CollectionScreen() {
  const id = numericId(useParams()['id']);
  return id === null ? <CollectionNotFound /> : <CollectionById id={id} />;
}

function CollectionById({ id }: { id: number }) {
  const { t } = useTranslation();
  const { currentData: collection, error, refetch } = useGetCollectionQuery(id);
  if (!collection && error) {
    if (asProblem(error).status === 404) return <CollectionNotFound />;
    return <Failure title={t('errors.collectionsFailed')} error={error} onRetry={refetch} />;
  }
  return (
    <Page>
      {collection ? <CollectionHeading collection={collection} /> : <CollectionHeadingSkeleton />}
      <Pieces collectionId={id} priority={!collection?.image} />
    </Page>
  );
}

interface PiecesProps {
  collectionId: number;
  /** No picture of the collection stands above them. */
  priority: boolean;
}

function Pieces({ collectionId, priority }: PiecesProps) {
  const { t } = useTranslation();
  const { currentData: pieces, error, refetch } = useListCollectionProductsQuery(collectionId);
  if (!pieces && error) {
    return <Failure title={t('errors.productsFailed')} error={error} onRetry={refetch} />;
  }
  if (!pieces) return <PieceGridSkeleton />;
  if (pieces.length === 0) return <EmptyCollection />;
  return <PieceGrid pieces={pieces} heading="h2" priority={priority} />;
}
