import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useListCollectionNamesQuery } from '../../api/collections.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { withTouch } from '../../ui/media.ts';
import { localized } from '../../i18n/localized.ts';

const Way = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-block-size: 2rem;
  color: var(--accent);
  font-size: var(--text-s);
  text-decoration: none;

  ${withTouch} {
    min-inline-size: var(--control);
    min-block-size: var(--control);
  }

  &:hover {
    text-decoration: underline;
    text-underline-offset: 0.35em;
  }
`;

/** The way back to the other pieces like this one. */
export function CollectionOfPiece({ collectionId }: { collectionId: number | null }) {
  const { i18n } = useTranslation();
  const { data: collections } = useListCollectionNamesQuery();
  const collection = collections?.find(({ id }) => id === collectionId);
  if (!collection) return null;
  return (
    <Way to={`/collections/${collection.id}`}>
      <bdi>{localized(i18n.language, collection.nameAr, collection.nameEn)}</bdi>
    </Way>
  );
}
