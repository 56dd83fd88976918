import {
  Keyboard,
  Languages,
  LogOut,
  Moon,
  PanelLeftClose,
  PanelLeftOpen,
  Sun,
} from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import styled from 'styled-components';
import { useAppDispatch, useAppSelector } from '../../app/store.ts';
import { toggleTheme } from '../../app/theme.ts';
import { useLanguage } from '../../app/use-language.ts';
import { useLogout } from '../../storefront/auth/use-logout.ts';
import { PointingIcon } from '../../ui/pointing-icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { type MenuEntry, type MenuGroup, menuGroups } from './menu-entries.ts';
import { MenuButton, menuItemStyle } from './menu-item.ts';

const ICON = 20;

const Column = styled.div`
  display: flex;
  flex-direction: column;
  flex: 1;
  justify-content: space-between;
  gap: var(--space-5);
`;

const List = styled.ul.attrs({ className: 'menu' })`
  display: grid;
  gap: 1px;
`;

const Groups = styled.div`
  display: grid;
  gap: var(--space-2);
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

export interface SideMenuProps {
  folded?: boolean;
  /** Folds and unfolds; absent in the drawer, which closes instead. */
  onToggle?: () => void;
  /** Someone chose where to go. */
  onChosen?: () => void;
  onShortcuts: () => void;
}

/** Where one can go in the back office, and the switches that every screen has. */
export function SideMenu({ folded = false, onToggle, onChosen, onShortcuts }: SideMenuProps) {
  const { t } = useTranslation();
  return (
    <Column>
      <nav aria-label={t('admin.menu.label')}>
        <Groups>
          {menuGroups.map((group) => (
            <Group
              key={group.heading ?? 'first'}
              group={group}
              folded={folded}
              onChosen={onChosen}
            />
          ))}
        </Groups>
      </nav>
      <Switches folded={folded} onToggle={onToggle} onShortcuts={onShortcuts} />
    </Column>
  );
}

function Group({
  group: { heading, entries },
  folded,
  onChosen,
}: Pick<SideMenuProps, 'onChosen'> & { group: MenuGroup; folded: boolean }) {
  const { t } = useTranslation();
  const headingId = useId();
  return (
    <div>
      {heading !== null && (
        <Heading id={headingId} $folded={folded}>
          <Label folded={folded}>{t(`admin.menu.group.${heading}`)}</Label>
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
}: Pick<SideMenuProps, 'onChosen'> & { entry: MenuEntry; folded: boolean }) {
  const { t } = useTranslation();
  const name = t(`admin.menu.${label}`);
  return (
    <Entry to={to} end $folded={folded} title={folded ? name : undefined} onClick={onChosen}>
      <Icon size={ICON} aria-hidden />
      <Label folded={folded}>{name}</Label>
    </Entry>
  );
}

function Switches({ folded = false, onToggle, onShortcuts }: Omit<SideMenuProps, 'onChosen'>) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const theme = useAppSelector((state) => state.theme);
  const { other, switchLanguage } = useLanguage();
  const { logout, isLeaving } = useLogout();
  const dark = theme === 'dark';
  const toOtherTheme = t(dark ? 'shell.toLight' : 'shell.toDark');
  const item = { type: 'button' as const, $folded: folded };
  const tip = (text: string) => (folded ? text : undefined);
  return (
    <List>
      <li>
        <MenuButton {...item} title={tip(toOtherTheme)} onClick={() => dispatch(toggleTheme())}>
          {dark ? <Sun size={ICON} aria-hidden /> : <Moon size={ICON} aria-hidden />}
          <Label folded={folded}>{toOtherTheme}</Label>
        </MenuButton>
      </li>
      <li>
        <MenuButton
          {...item}
          lang={other}
          title={tip(t('shell.switchLanguage'))}
          onClick={switchLanguage}
        >
          <Languages size={ICON} aria-hidden />
          <Label folded={folded}>{t('shell.switchLanguage')}</Label>
        </MenuButton>
      </li>
      <li>
        <MenuButton
          {...item}
          aria-haspopup="dialog"
          title={tip(t('admin.shortcuts.title'))}
          onClick={onShortcuts}
        >
          <Keyboard size={ICON} aria-hidden />
          <Label folded={folded}>{t('admin.shortcuts.title')}</Label>
        </MenuButton>
      </li>
      <li>
        <MenuButton
          {...item}
          title={tip(t('shell.logout'))}
          disabled={isLeaving}
          onClick={() => void logout()}
        >
          <PointingIcon icon={LogOut} size={ICON} />
          <Label folded={folded}>{t('shell.logout')}</Label>
        </MenuButton>
      </li>
      {onToggle && (
        <li>
          <MenuButton
            {...item}
            title={`${t(folded ? 'admin.menu.unfold' : 'admin.menu.fold')} (Ctrl+B)`}
            aria-expanded={!folded}
            onClick={onToggle}
          >
            <PointingIcon icon={folded ? PanelLeftOpen : PanelLeftClose} size={ICON} />
            <Label folded={folded}>{t(folded ? 'admin.menu.unfold' : 'admin.menu.fold')}</Label>
          </MenuButton>
        </li>
      )}
    </List>
  );
}

function Label({ folded, children }: { folded: boolean; children: ReactNode }) {
  return folded ? <VisuallyHidden>{children}</VisuallyHidden> : <span>{children}</span>;
}
