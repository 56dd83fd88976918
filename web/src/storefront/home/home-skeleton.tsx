import styled from 'styled-components';
import { CarouselTrack } from '../../ui/carousel/carousel-track.tsx';
import { useCarousel } from '../../ui/carousel/use-carousel.ts';
import { usePerView } from '../../ui/carousel/use-per-view.ts';
import { Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { PieceCardSkeleton } from '../pieces/piece-card-skeleton.tsx';

const Heading = styled(Skeleton)`
  margin-block-end: var(--space-5);
`;

/** The places of the banner and of the first collection. */
export function HomeSkeleton() {
  const perView = usePerView();
  const carousel = useCarousel({ count: perView, perView });
  const places = Array.from({ length: perView }, (_, id) => ({
    id,
    content: <PieceCardSkeleton />,
  }));
  return (
    <div aria-hidden>
      <Skeleton $ratio="21 / 9" />
      <Page>
        <Heading $height="2.75rem" $width="10rem" />
        <CarouselTrack carousel={carousel} slides={places} cards />
      </Page>
    </div>
  );
}
