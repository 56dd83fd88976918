import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { withTouch } from '../../ui/media.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CardLink, LinkCard } from './link-card.ts';

const Frame = styled(LinkCard)`
  container-type: inline-size;
  display: grid;
  gap: var(--space-1);
  justify-items: start;
`;

const Title = styled(CardLink)`
  color: var(--ink-muted);
  font-size: var(--text-s);
`;

const Figure = styled.bdi`
  /* On one line, however narrow the card. */
  font-size: min(var(--text-2xl), 15cqi);
  font-weight: 600;
  line-height: 2.8rem;
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
`;

const Note = styled.span`
  min-block-size: 1.7em;
  color: var(--ink-muted);
  font-size: var(--text-s);

  /* A way of its own, above that of the card. */
  a {
    position: relative;
    z-index: 1;
    display: inline-block;
    margin-block: calc(-1 * var(--space-1));
    padding-block: var(--space-1);

    ${withTouch} {
      margin-block: calc(-1 * var(--space-3));
      padding-block: var(--space-3);
    }
  }
`;

export interface StatCardProps {
  /** The list of what is counted. */
  to: string;
  title: string;
  /** Absent while it is read. */
  figure: string | undefined;
  note: string | undefined;
  /** The list of what the note counts, where it is another one. */
  noteTo?: string;
}

export function StatCard({ to, title, figure, note, noteTo }: StatCardProps) {
  return (
    <Frame aria-busy={figure === undefined}>
      <Title to={to}>{title}</Title>
      {figure === undefined ? (
        <Skeleton $height="2.8rem" $width="7rem" />
      ) : (
        <Figure>{figure}</Figure>
      )}
      <Note>
        {note === undefined && <Skeleton $height="1rem" $width="9rem" />}
        {note !== undefined && noteTo && <Link to={noteTo}>{note}</Link>}
        {!noteTo && note}
      </Note>
    </Frame>
  );
}
