import { useId } from 'react';
import { NavLink } from 'react-router-dom';
import styled from 'styled-components';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { MenuEntry, MenuGroup as Entries } from './menu-entries.ts';
import { MENU_ICON, menuItemStyle } from './menu-item.ts';
import { MenuLabel } from './menu-label.tsx';
import { MenuTip } from './menu-tip.tsx';

const List = styled.ul.attrs({ className: 'menu' })`
  display: grid;
  gap: 1px;
`;

/* Where the menu is folded, a line stands for the words. */
const Heading = styled.h2<{ $folded: boolean }>`
  margin-inline: var(--space-3);
  padding-block: var(--space-1);
  color: var(--ink-muted);
  font-size: var(--text-xs);
  font-weight: 600;
  border-block-start: ${({ $folded }) => ($folded ? '1px solid var(--line)' : '0')};
`;

const Entry = styled(NavLink).withConfig({
  shouldForwardProp: (prop) => prop !== '$folded',
})<{ $folded: boolean }>`
  ${menuItemStyle}
`;

export interface MenuGroupProps {
  group: Entries;
  folded: boolean;
  /** Someone chose where to go. */
  onChosen: (() => void) | undefined;
}

/** Ways that belong together, under their heading. */
export function MenuGroup({ group: { heading, entries }, folded, onChosen }: MenuGroupProps) {
  const { t } = useTranslation();
  const headingId = useId();
  return (
    <div>
      {heading !== null && (
        <Heading id={headingId} $folded={folded}>
          <MenuLabel folded={folded}>{t(`admin.menu.group.${heading}`)}</MenuLabel>
        </Heading>
      )}
      <List aria-labelledby={heading === null ? undefined : headingId}>
        {entries.map((entry) => (
          <li key={entry.to}>
            <EntryLink entry={entry} folded={folded} onChosen={onChosen} />
          </li>
        ))}
      </List>
    </div>
  );
}

function EntryLink({
  entry: { to, label, icon: Icon },
  folded,
  onChosen,
}: Omit<MenuGroupProps, 'group'> & { entry: MenuEntry }) {
  const { t } = useTranslation();
  const name = t(`admin.menu.${label}`);
  return (
    <MenuTip text={folded ? name : null}>
      <Entry to={to} end $folded={folded} onClick={onChosen}>
        <Icon size={MENU_ICON} aria-hidden />
        <MenuLabel folded={folded}>{name}</MenuLabel>
      </Entry>
    </MenuTip>
  );
}
