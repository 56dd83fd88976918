import { Pause, Play } from 'lucide-react';
import styled from 'styled-components';
import { useTranslation } from '../../i18n/use-translation.ts';
import { CarouselArrows } from '../../ui/carousel/carousel-arrows.tsx';
import type { useAutoplay } from '../../ui/carousel/use-autoplay.ts';
import type { Carousel } from '../../ui/carousel/use-carousel.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { fromTablet } from '../../ui/media.ts';

/* Read before the slides, shown after them on a phone, and on the picture elsewhere. */
const Bar = styled.div`
  order: 1;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-1);

  ${fromTablet} {
    position: absolute;
    z-index: 1;
    inset-block-end: var(--space-5);
    /* The words of every language are on the right. */
    left: max(var(--gutter), calc((100% - var(--page)) / 2 + var(--gutter)));
    padding-inline: var(--space-1);
    border-radius: 2rem;
    background: rgb(20 16 10 / 72%);
    color: #fff;

    button:hover:not([aria-disabled='true']) {
      background: rgb(255 255 255 / 14%);
    }

    button:focus-visible {
      outline-color: #fff;
      outline-offset: -4px;
    }
  }
`;

const Where = styled.span`
  min-inline-size: 3.5rem;
  font-size: var(--text-s);
  font-variant-numeric: tabular-nums;
  text-align: center;
`;

export interface HeroControlsProps {
  carousel: Carousel;
  autoplay: Pick<ReturnType<typeof useAutoplay>, 'playing' | 'togglePlaying'>;
}

/** Stop and go on first, by the pattern: what moves by itself can be stopped before it is read. */
export function HeroControls({ carousel, autoplay }: HeroControlsProps) {
  const { t } = useTranslation();
  const { playing, togglePlaying } = autoplay;
  const Icon = playing ? Pause : Play;
  const { index, count } = carousel;
  return (
    <Bar>
      <IconButton
        label={t(playing ? 'ui.carousel.pause' : 'ui.carousel.play')}
        onClick={togglePlaying}
      >
        <Icon size={18} aria-hidden />
      </IconButton>
      <Where>{t('ui.carousel.position', { index: index + 1, count })}</Where>
      <CarouselArrows carousel={carousel} />
    </Bar>
  );
}
