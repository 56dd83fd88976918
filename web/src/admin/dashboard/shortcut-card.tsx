import { ChevronRight, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { PointingIcon } from '../../ui/pointing-icon.tsx';

const Frame = styled(Link)`
  display: grid;
  grid-template-columns: auto 1fr auto;
  align-items: center;
  gap: var(--space-4);
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
    <Frame to={to}>
      <Medal>
        <Icon size={22} aria-hidden />
      </Medal>
      <span>
        <Title>{title}</Title>
        <Note>{note}</Note>
      </span>
      <PointingIcon icon={ChevronRight} />
    </Frame>
  );
}
