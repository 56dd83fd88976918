import { PieceCardSkeleton } from './piece-card-skeleton.tsx';
import { Grid } from './piece-grid.tsx';

/** The places of the pieces of a grid. */
export function PieceGridSkeleton({ count = 8 }: { count?: number }) {
  return (
    <Grid aria-hidden>
      {Array.from({ length: count }, (_, position) => (
        <li key={position}>
          <PieceCardSkeleton />
        </li>
      ))}
    </Grid>
  );
}
