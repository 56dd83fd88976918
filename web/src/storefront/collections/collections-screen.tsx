import styled from 'styled-components';
import { useListCollectionsQuery } from '../../api/collections.ts';
import { useTitle } from '../../app/use-title.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Failure } from '../../app/failure.tsx';
import { Motif } from '../../ui/motif.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CollectionCard } from './collection-card.tsx';

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
  gap: var(--space-6) var(--space-5);
  margin: 0;
  padding: 0;
  list-style: none;
`;

/* As high as a card with two lines of text. */
const Place = styled.div`
  display: grid;
  grid-template-rows: auto 2.1rem 2.975rem;
  align-items: center;

  > :first-child {
    margin-block-end: var(--space-3);
  }
`;

export function CollectionsScreen() {
  const { t } = useTranslation();
  useTitle(t('collections.title'));
  return (
    <Page>
      <PageHeader title={t('collections.title')} />
      <Collections />
    </Page>
  );
}

function Collections() {
  const { t } = useTranslation();
  const { data: collections, error, refetch } = useListCollectionsQuery();
  if (!collections && error) {
    return <Failure title={t('errors.collectionsFailed')} error={error} onRetry={refetch} />;
  }
  if (!collections) return <Waiting />;
  if (collections.length === 0) return <NoCollections />;
  return (
    <Grid>
      {collections.map((collection) => (
        <li key={collection.id}>
          <CollectionCard collection={collection} />
        </li>
      ))}
    </Grid>
  );
}

function Waiting() {
  return (
    <Grid aria-hidden>
      {[1, 2, 3, 4, 5, 6].map((position) => (
        <li key={position}>
          <Place>
            <Skeleton $ratio="3 / 2" />
            <Skeleton $height="1.5rem" $width="40%" />
            <Skeleton $height="2.5rem" />
          </Place>
        </li>
      ))}
    </Grid>
  );
}

function NoCollections() {
  const { t } = useTranslation();
  return (
    <EmptyState
      title={t('collections.empty')}
      picture={<Motif />}
      action={<ButtonLink to="/products">{t('shell.allProducts')}</ButtonLink>}
    >
      {t('collections.emptyHint')}
    </EmptyState>
  );
}
