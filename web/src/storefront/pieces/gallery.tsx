import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Picture } from '../../ui/picture.tsx';
import { useCarousel } from '../../ui/use-carousel.ts';
import { subjectOf } from './subject-of.ts';
import { Thumbnails } from './thumbnails.tsx';

const Frame = styled.div`
  display: grid;
  gap: var(--space-3);
  min-inline-size: 0;
`;

const Track = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 100%;
  margin: 0;
  padding: 0;
  border-radius: var(--radius-m);
  list-style: none;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;

  > li {
    scroll-snap-align: start;
    scroll-snap-stop: always;
  }
`;

const Empty = styled.div`
  border-radius: var(--radius-m);
  overflow: hidden;
`;

export interface GalleryProps {
  images: readonly string[];
  name: string;
  sizes: string;
  priority?: boolean;
}

/** One large picture to swipe through, and thumbnails that keep in step with it. */
export function Gallery({ images, name, sizes, priority = false }: GalleryProps) {
  const { t } = useTranslation();
  const { track, index, goTo } = useCarousel(images.length);
  const count = images.length;
  if (count === 0) {
    return (
      <Frame>
        <Empty>
          <Picture src={null} alt={t('product.noImage')} sizes={sizes} subject={subjectOf(name)} />
        </Empty>
      </Frame>
    );
  }
  return (
    <Frame role="group" aria-label={t('product.gallery')} aria-roledescription="carousel">
      <Track ref={track} tabIndex={count > 1 ? 0 : undefined}>
        {images.map((image, position) => (
          <li key={image} aria-label={t('product.image', { index: position + 1, count })}>
            <Picture
              src={image}
              subject={subjectOf(name)}
              alt={count > 1 ? `${name} (${position + 1})` : name}
              sizes={sizes}
              priority={priority && position === 0}
            />
          </li>
        ))}
      </Track>
      <Thumbnails images={images} selected={index} onSelect={goTo} />
    </Frame>
  );
}
