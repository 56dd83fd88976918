import { PIECE_SIZES } from '@dahab/bff/contract/first-picture.ts';
import type { Collection } from '@dahab/catalog/contract/collection.ts';
import styled from 'styled-components';
import { useTitle } from '../../app/use-title.ts';
import { localized } from '../../i18n/localized.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { fromTablet } from '../../ui/media.ts';
import { Picture } from '../../ui/picture.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

const Frame = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  margin-block-end: var(--space-7);

  > span {
    border-radius: var(--radius-m);
  }

  ${fromTablet} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.2fr);
    align-items: center;
    gap: var(--space-7);

    > span {
      order: 1;
    }
  }
`;

const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  max-inline-size: 34rem;

  h1 {
    font-family: var(--font-display);
    font-size: var(--text-3xl);
    font-weight: 400;
    line-height: 1.5;
  }

  p {
    color: var(--ink-muted);
    font-size: var(--text-l);
    text-wrap: pretty;
  }
`;

/** What the collection is called and about, beside its picture where it has one. */
export function CollectionHeading({ collection }: { collection: Collection }) {
  const { i18n } = useTranslation();
  const { image, descriptionAr, descriptionEn } = collection;
  const name = localized(i18n.language, collection.nameAr, collection.nameEn);
  const about = localized(i18n.language, descriptionAr ?? '', descriptionEn ?? '');
  useTitle(name);
  return (
    <Frame>
      {image && <Picture src={image} alt="" ratio="3 / 2" sizes={PIECE_SIZES} priority />}
      <Words>
        <h1>
          <bdi>{name}</bdi>
        </h1>
        {about && (
          <p>
            <bdi>{about}</bdi>
          </p>
        )}
      </Words>
    </Frame>
  );
}

export function CollectionHeadingSkeleton() {
  return (
    <Frame>
      <Skeleton $ratio="3 / 2" as="span" />
      <Words>
        <Skeleton $height="calc(var(--text-3xl) * 1.5)" $width="12rem" />
        <Skeleton $height="calc(var(--text-l) * 1.7 * 3)" />
      </Words>
    </Frame>
  );
}
