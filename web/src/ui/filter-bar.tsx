import styled from 'styled-components';

/** A search field and a few selects above a list; they share the line when there is room. */
export const FilterBar = styled.div.attrs({ role: 'search' })`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(12rem, 100%), 1fr));
  gap: var(--space-3);
  align-items: end;
  margin-block-end: var(--space-5);
`;
