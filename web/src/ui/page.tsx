import styled from 'styled-components';

/** The column that a screen's content stands in. */
export const Page = styled.div`
  max-inline-size: var(--page);
  margin-inline: auto;
  padding: var(--space-6) var(--gutter);
`;
