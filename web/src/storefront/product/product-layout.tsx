import styled from 'styled-components';
import { DESKTOP, fromTablet } from '../../ui/media.ts';
import { Page } from '../../ui/page.tsx';

/** Pictures on one side, words on the other; one below the other on a phone. */
export const Sides = styled(Page)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);

  ${fromTablet} {
    grid-template-columns: minmax(0, 1.15fr) minmax(0, 1fr);
    gap: var(--space-6);
    align-items: start;
    padding-block: var(--space-7);
  }

  @media (min-width: ${DESKTOP}px) {
    column-gap: clamp(3rem, 6vw, 6rem);
  }
`;

export const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
`;
