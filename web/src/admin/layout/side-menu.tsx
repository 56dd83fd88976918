import { Keyboard, Languages, Moon, PanelLeftClose, PanelLeftOpen, Sun } from 'lucide-react';
import { useId, type ButtonHTMLAttributes, type ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { useAppDispatch, useAppSelector } from '../../app/store.ts';
import { toggleTheme } from '../../app/theme.ts';
import { useLanguage } from '../../app/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { fromDesktop } from '../../ui/media.ts';
import { PointingIcon } from '../../ui/pointing-icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { LeaveButton } from './leave-button.tsx';
import { type MenuEntry, type MenuGroup, menuGroups } from './menu-entries.ts';
import { MenuButton, menuItemStyle } from './menu-item.ts';

const ICON = 20;

/* On a desk the ways lead on by scrolling, and the switches stay in sight. */
const Column = styled.div`
  display: flex;
  flex-direction: column;
  flex: 1;
  justify-content: space-between;
  gap: var(--space-4);
  min-block-size: 0;

  ${fromDesktop} {
    nav {
      min-block-size: 0;
      overflow-y: auto;
      overscroll-behavior: contain;
      scrollbar-width: thin;
    }
  }
`;

const Feet = styled.div`
  flex: none;
`;

const Row = styled.ul.attrs({ className: 'menu' })<{ $folded: boolean }>`
  display: grid;
  gap: 1px;

  ${({ $folded }) =>
    !$folded &&
    css`
      display: flex;

      li:first-child {
        flex: 1;
      }

      li:not(:first-child) {
        flex: none;
        inline-size: var(--control);
      }
    `}
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
  const dark = theme === 'dark';
  const fold = t(folded ? 'admin.menu.unfold' : 'admin.menu.fold');
  return (
    <Feet>
      <Row $folded={folded}>
        <li>
          <MenuButton
            type="button"
            $folded={folded}
            lang={other}
            title={folded ? t('shell.switchLanguage') : undefined}
            onClick={switchLanguage}
          >
            <Languages size={ICON} aria-hidden />
            <Label folded={folded}>{t('shell.switchLanguage')}</Label>
          </MenuButton>
        </li>
        <li>
          <Small
            name={t(dark ? 'shell.toLight' : 'shell.toDark')}
            onClick={() => dispatch(toggleTheme())}
          >
            {dark ? <Sun size={ICON} aria-hidden /> : <Moon size={ICON} aria-hidden />}
          </Small>
        </li>
        <li>
          <Small name={t('admin.shortcuts.title')} aria-haspopup="dialog" onClick={onShortcuts}>
            <Keyboard size={ICON} aria-hidden />
          </Small>
        </li>
        {onToggle && (
          <li>
            <Small name={fold} keys="Ctrl+B" aria-expanded={!folded} onClick={onToggle}>
              <PointingIcon icon={folded ? PanelLeftOpen : PanelLeftClose} size={ICON} />
            </Small>
          </li>
        )}
      </Row>
      <LeaveButton folded={folded} size={ICON}>
        <Label folded={folded}>{t('shell.logout')}</Label>
      </LeaveButton>
    </Feet>
  );
}

interface SmallProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  name: string;
  /** What does the same. */
  keys?: string;
  children: ReactNode;
}

/** A switch of which only the icon shows. */
function Small({ name, keys, children, ...rest }: SmallProps) {
  return (
    <MenuButton {...rest} type="button" $folded title={keys ? `${name} (${keys})` : name}>
      {children}
      <VisuallyHidden>{name}</VisuallyHidden>
    </MenuButton>
  );
}

function Label({ folded, children }: { folded: boolean; children: ReactNode }) {
  return folded ? <VisuallyHidden>{children}</VisuallyHidden> : <span>{children}</span>;
}
