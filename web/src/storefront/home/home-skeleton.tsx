import styled from 'styled-components';
import { Slides } from '../../ui/carousel.tsx';
import { Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { PieceCardSkeleton } from '../pieces/piece-card-skeleton.tsx';

const Heading = styled(Skeleton)`
  margin-block-end: var(--space-5);
`;

/** The places of the banner and of the first collection. */
export function HomeSkeleton() {
  return (
    <div aria-hidden>
      <Skeleton $ratio="21 / 9" />
      <Page>
        <Heading $height="2.75rem" $width="10rem" />
        <Slides>
          {['first', 'second', 'third'].map((place) => (
            <li key={place}>
              <PieceCardSkeleton />
            </li>
          ))}
        </Slides>
      </Page>
    </div>
  );
}
