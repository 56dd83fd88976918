import styled from 'styled-components';

/** A quiet surface for one subject. */
export const Card = styled.section`
  padding: var(--space-5);
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
  background: var(--surface);
  min-inline-size: 0;
`;

export const CardTitle = styled.h2`
  margin-block-end: var(--space-4);
  font-size: var(--text-l);
`;
