import styled from 'styled-components';
import { Skeleton } from '../../ui/skeleton.tsx';

const Frame = styled.div`
  display: grid;
  gap: var(--space-3);
`;

export function PieceCardSkeleton() {
  return (
    <Frame>
      <Skeleton $ratio="1" />
      <Skeleton $height="1.4rem" $width="80%" />
      <Skeleton $height="2.9rem" />
      <Skeleton $height="1.3rem" $width="50%" />
      <Skeleton $height="2rem" $width="40%" />
    </Frame>
  );
}
