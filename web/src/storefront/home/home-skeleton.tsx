import styled from 'styled-components';
import { CarouselTrack } from '../../ui/carousel/carousel-track.tsx';
import { useCarousel } from '../../ui/carousel/use-carousel.ts';
import { usePerView } from '../../ui/carousel/use-per-view.ts';
import { fromTablet } from '../../ui/media.ts';
import { Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { PieceCardSkeleton } from '../pieces/piece-card-skeleton.tsx';

/* Only a phone has the words and the controls of the banner below it. */
const Words = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-1);
  padding-block: var(--space-4) 0;

  ${fromTablet} {
    display: none;
  }
`;

const Heading = styled(Skeleton)`
  block-size: max(var(--control), calc(var(--text-2xl) * 1.4));
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
      <Words>
        <Skeleton $height="2.7rem" $width="60%" />
        <Skeleton $height="2.975rem" $width="85%" />
        <Skeleton $height="var(--control)" $width="11rem" />
      </Words>
      <Page>
        <Heading $width="10rem" />
        <CarouselTrack carousel={carousel} slides={places} cards />
      </Page>
    </div>
  );
}
