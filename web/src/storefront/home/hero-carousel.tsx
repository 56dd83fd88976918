import type { HeroWidget } from '@dahab/catalog/contract/hero-widget.ts';
import styled from 'styled-components';
import { useTranslation } from '../../i18n/use-translation.ts';
import { CarouselTrack } from '../../ui/carousel/carousel-track.tsx';
import { useAutoplay } from '../../ui/carousel/use-autoplay.ts';
import { useCarousel } from '../../ui/carousel/use-carousel.ts';
import { HeroControls } from './hero-controls.tsx';
import { HeroSlide } from './hero-slide.tsx';

const Frame = styled.section`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  max-inline-size: 96rem;
  margin-inline: auto;

  /* Wider than the largest banner, the window is a wall that it hangs on. */
  @media (min-width: 100rem) {
    margin-block-start: var(--space-5);
    border-radius: var(--radius-l);
    overflow: clip;
  }
`;

/** The shop's banners, by the WAI-ARIA carousel pattern: they turn until they are stopped. */
export function HeroCarousel({ widgets }: { widgets: readonly HeroWidget[] }) {
  const { t } = useTranslation();
  const carousel = useCarousel({ count: widgets.length, loops: true });
  const autoplay = useAutoplay(!carousel.fits, () => carousel.move(1));
  const slides = widgets.map((widget, position) => ({
    id: widget.id,
    content: <HeroSlide widget={widget} first={position === 0} />,
  }));
  return (
    <Frame
      aria-roledescription={t('ui.carousel.role')}
      aria-label={t('home.hero')}
      {...autoplay.hold}
    >
      {!carousel.fits && <HeroControls carousel={carousel} autoplay={autoplay} />}
      <CarouselTrack carousel={carousel} slides={slides} spoken={!autoplay.playing} />
    </Frame>
  );
}
