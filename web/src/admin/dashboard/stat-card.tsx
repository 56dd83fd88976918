import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { Skeleton } from '../../ui/skeleton.tsx';

const Frame = styled(Link)`
  display: grid;
  gap: var(--space-1);
  padding: var(--space-4) var(--space-5);
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
  background: var(--surface);
  text-decoration: none;
  transition: border-color var(--quick);

  &:hover {
    border-color: var(--accent);
  }
`;

const Title = styled.span`
  color: var(--ink-muted);
  font-size: var(--text-s);
`;

const Figure = styled.bdi`
  justify-self: start;
  font-size: var(--text-2xl);
  font-weight: 600;
  line-height: 1.4;
  font-variant-numeric: tabular-nums;
`;

const Note = styled.span`
  min-block-size: 1.7em;
  color: var(--ink-muted);
  font-size: var(--text-s);
`;

export interface StatCardProps {
  to: string;
  title: string;
  /** Absent while it is read. */
  figure: string | undefined;
  note: string | undefined;
}

export function StatCard({ to, title, figure, note }: StatCardProps) {
  return (
    <Frame to={to} aria-busy={figure === undefined}>
      <Title>{title}</Title>
      {figure === undefined ? (
        <Skeleton $height="2.8rem" $width="7rem" />
      ) : (
        <Figure>{figure}</Figure>
      )}
      <Note>{note ?? <Skeleton $height="1rem" $width="9rem" />}</Note>
    </Frame>
  );
}
