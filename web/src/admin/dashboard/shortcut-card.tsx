import { ChevronRight, type LucideIcon } from 'lucide-react';
import styled from 'styled-components';
import { PointingIcon } from '../../ui/pointing-icon.tsx';
import { CardLink, LinkCard } from './link-card.ts';

const Frame = styled(LinkCard)`
  display: grid;
  grid-template-columns: auto 1fr auto;
  align-items: center;
  gap: var(--space-4);
`;

const Medal = styled.span`
  display: grid;
  place-items: center;
  inline-size: 3rem;
  block-size: 3rem;
  border-radius: 50%;
  background: var(--accent-soft);
  color: var(--accent);
`;

const Title = styled.span`
  display: block;
  font-size: var(--text-l);
  font-weight: 600;
`;

const Note = styled.span`
  color: var(--ink-muted);
  font-size: var(--text-s);
`;

export interface ShortcutCardProps {
  to: string;
  icon: LucideIcon;
  title: string;
  note: string;
}

export function ShortcutCard({ to, icon: Icon, title, note }: ShortcutCardProps) {
  return (
    <Frame>
      <Medal>
        <Icon size={22} aria-hidden />
      </Medal>
      <CardLink to={to}>
        <Title>{title}</Title>
        <Note>{note}</Note>
      </CardLink>
      <PointingIcon icon={ChevronRight} />
    </Frame>
  );
}
