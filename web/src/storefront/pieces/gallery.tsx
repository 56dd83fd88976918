import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { useTranslation } from '../../i18n/use-translation.ts';
import { CarouselTrack } from '../../ui/carousel/carousel-track.tsx';
import { useCarousel } from '../../ui/carousel/use-carousel.ts';
import { Picture } from '../../ui/picture.tsx';
import { GalleryPicture } from './gallery-picture.tsx';
import { PictureZoom } from './picture-zoom.tsx';
import { subjectOf } from './subject-of.ts';
import { Thumbnails } from './thumbnails.tsx';

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  min-inline-size: 0;
`;

const Stage = styled.div`
  border-radius: var(--radius-m);
  overflow: clip;
`;

export interface GalleryProps {
  images: readonly string[];
  name: string;
  sizes: string;
  priority?: boolean;
}

/** One large picture to swipe through and look into, and thumbnails that keep in step with it. */
export function Gallery({ images, name, sizes, priority = false }: GalleryProps) {
  const { t } = useTranslation();
  const carousel = useCarousel({ count: images.length });
  const [zoomed, setZoomed] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const count = images.length;

  useEffect(() => {
    const box = frame.current;
    if (!zoomed) return;
    // The picture that was pressed may be out of sight by now, and take no focus back.
    return () => {
      if (document.activeElement !== document.body) return;
      box?.querySelector<HTMLElement>('[aria-current="true"]')?.focus();
    };
  }, [zoomed]);

  if (count === 0) {
    return (
      <Stage>
        <Picture src={null} alt={t('product.noImage')} sizes={sizes} subject={subjectOf(name)} />
      </Stage>
    );
  }
  const slides = images.map((image, position) => ({
    id: image,
    content: (
      <GalleryPicture
        src={image}
        label={t('product.enlarge', { name, index: position + 1, count })}
        subject={subjectOf(name)}
        sizes={sizes}
        priority={priority && position === 0}
        onEnlarge={() => setZoomed(true)}
      />
    ),
  }));
  return (
    <Frame
      ref={frame}
      role="group"
      aria-label={t('product.gallery')}
      aria-roledescription={t('ui.carousel.role')}
    >
      <Stage>
        <CarouselTrack carousel={carousel} slides={slides} spoken />
      </Stage>
      <Thumbnails
        images={images}
        selected={carousel.index}
        onSelect={carousel.goTo}
        onKeyDown={carousel.onKeyDown}
      />
      {zoomed && (
        <PictureZoom
          images={images}
          name={name}
          selected={carousel.index}
          onSelect={carousel.goTo}
          onClose={() => setZoomed(false)}
        />
      )}
    </Frame>
  );
}
