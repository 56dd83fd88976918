import type { Collection } from '@dahab/catalog/contract/collection.ts';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { localized } from '../../i18n/localized.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Picture } from '../../ui/picture.tsx';
import { subjectOf } from '../pieces/subject-of.ts';

const Frame = styled(Link)`
  display: grid;
  gap: var(--space-3);
  text-decoration: none;

  > :first-child {
    border-radius: var(--radius-m);
  }

  h2 {
    font-family: var(--font-display);
    font-size: var(--text-xl);
    font-weight: 400;
  }

  p {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    color: var(--ink-muted);
    font-size: var(--text-s);
    overflow: hidden;
  }

  &:hover h2 {
    color: var(--accent);
  }
`;

export function CollectionCard({ collection }: { collection: Collection }) {
  const { i18n } = useTranslation();
  const { descriptionAr, descriptionEn } = collection;
  const about = localized(i18n.language, descriptionAr ?? '', descriptionEn ?? '');
  return (
    <Frame to={`/collections/${collection.id}`}>
      <Picture
        src={collection.image}
        alt=""
        ratio="3 / 2"
        subject={subjectOf(collection.nameAr, collection.nameEn)}
        sizes="(min-width: 1100px) 26rem, (min-width: 720px) 45vw, 92vw"
      />
      <div>
        <h2>
          <bdi>{localized(i18n.language, collection.nameAr, collection.nameEn)}</bdi>
        </h2>
        {about && (
          <p>
            <bdi>{about}</bdi>
          </p>
        )}
      </div>
    </Frame>
  );
}
