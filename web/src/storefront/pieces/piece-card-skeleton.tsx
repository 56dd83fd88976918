import styled from 'styled-components';
import { Skeleton } from '../../ui/skeleton.tsx';

/* The rows of a card's words are as high as its lines of text, whatever stands in them. */
const Frame = styled.div`
  display: grid;
  grid-template-rows: auto 1.84rem 2.975rem 1.4875rem 2.0188rem;
  align-items: center;
  gap: var(--space-1);

  > :first-child {
    margin-block-end: var(--space-2);
  }
`;

export function PieceCardSkeleton() {
  return (
    <Frame>
      <Skeleton $ratio="1" />
      <Skeleton $height="1.25rem" $width="70%" />
      <Skeleton $height="2.5rem" />
      <Skeleton $height="0.875rem" $width="45%" />
      <Skeleton $height="1.25rem" $width="55%" />
    </Frame>
  );
}
