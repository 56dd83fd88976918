import { Link } from 'react-router-dom';
import styled from 'styled-components';

/** A card that is one way on: pressing it anywhere follows its link. */
export const LinkCard = styled.div`
  position: relative;
  padding: var(--space-4) var(--space-5);
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
  background: var(--surface);
  transition: border-color var(--quick);

  &:hover {
    border-color: var(--accent);
  }
`;

export const CardLink = styled(Link)`
  text-decoration: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }
`;
