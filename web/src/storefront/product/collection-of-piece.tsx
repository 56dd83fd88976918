import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useListCollectionsQuery } from '../../api/collections.ts';
import { localized } from '../../i18n/localized.ts';

const Way = styled(Link)`
  display: inline-block;
  padding-block: var(--space-1);
  color: var(--accent);
  font-size: var(--text-s);
  text-decoration: none;

  &:hover {
    text-decoration: underline;
    text-underline-offset: 0.35em;
  }
`;

/** The way back to the other pieces like this one. */
export function CollectionOfPiece({ collectionId }: { collectionId: number | null }) {
  const { i18n } = useTranslation();
  const { data: collections } = useListCollectionsQuery();
  const collection = collections?.find(({ id }) => id === collectionId);
  if (!collection) return null;
  return (
    <Way to={`/collections/${collection.id}`}>
      <bdi>{localized(i18n.language, collection.nameAr, collection.nameEn)}</bdi>
    </Way>
  );
}
