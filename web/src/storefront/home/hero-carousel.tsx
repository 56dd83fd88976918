import type { HeroWidget } from '@dahab/catalog/contract/hero-widget.ts';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useCarousel } from '../../ui/use-carousel.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { PointingIcon } from '../../ui/pointing-icon.tsx';
import { HeroSlide } from './hero-slide.tsx';
import { useAutoplay } from './use-autoplay.ts';

const Frame = styled.section`
  position: relative;
  max-inline-size: 100rem;
  margin-inline: auto;
`;

const Track = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 100%;
  margin: 0;
  padding: 0;
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

const Controls = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-1);
`;

const Where = styled.span`
  min-inline-size: 4rem;
  color: var(--ink-muted);
  font-size: var(--text-s);
  text-align: center;
`;

/** The shop's banners, by the WAI-ARIA carousel pattern: it turns by itself until it is stopped. */
export function HeroCarousel({ widgets }: { widgets: readonly HeroWidget[] }) {
  const { t } = useTranslation();
  const count = widgets.length;
  const { track, index, goTo } = useCarousel(count);
  const { playing, togglePlaying, hold } = useAutoplay(count > 1, () => goTo(index + 1));
  return (
    <Frame aria-roledescription="carousel" aria-label={t('home.hero')} {...hold}>
      <Track ref={track} aria-live={playing ? 'off' : 'polite'}>
        {widgets.map((widget, position) => (
          <li key={widget.id} aria-label={t('ui.carousel.slide', { index: position + 1, count })}>
            <HeroSlide widget={widget} first={position === 0} />
          </li>
        ))}
      </Track>
      {count > 1 && (
        <Controls>
          <IconButton
            label={t(playing ? 'ui.carousel.pause' : 'ui.carousel.play')}
            onClick={togglePlaying}
          >
            {playing ? <Pause size={18} aria-hidden /> : <Play size={18} aria-hidden />}
          </IconButton>
          <IconButton label={t('ui.previous')} onClick={() => goTo(index - 1)}>
            <PointingIcon icon={ChevronLeft} />
          </IconButton>
          <Where>{t('ui.carousel.slide', { index: index + 1, count })}</Where>
          <IconButton label={t('ui.next')} onClick={() => goTo(index + 1)}>
            <PointingIcon icon={ChevronRight} />
          </IconButton>
        </Controls>
      )}
    </Frame>
  );
}
