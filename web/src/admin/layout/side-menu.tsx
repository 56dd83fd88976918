import { Languages, LogOut, Moon, PanelLeftClose, PanelLeftOpen, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import styled from 'styled-components';
import { useAppDispatch, useAppSelector } from '../../app/store.ts';
import { toggleTheme } from '../../app/theme.ts';
import { useLanguage } from '../../app/use-language.ts';
import { useLogout } from '../../storefront/auth/use-logout.ts';
import { PointingIcon } from '../../ui/pointing-icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { menuEntries } from './menu-entries.ts';
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
  gap: var(--space-1);
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
}

/** Where one can go in the back office, and the switches that every screen has. */
export function SideMenu({ folded = false, onToggle, onChosen }: SideMenuProps) {
  const { t } = useTranslation();
  return (
    <Column>
      <nav aria-label={t('admin.menu.label')}>
        <List>
          {menuEntries.map(({ to, label, icon: Icon }) => (
            <li key={to}>
              <Entry
                to={to}
                end
                $folded={folded}
                title={folded ? t(`admin.menu.${label}`) : undefined}
                onClick={onChosen}
              >
                <Icon size={ICON} aria-hidden />
                <Label folded={folded}>{t(`admin.menu.${label}`)}</Label>
              </Entry>
            </li>
          ))}
        </List>
      </nav>
      <Switches folded={folded} onToggle={onToggle} />
    </Column>
  );
}

function Switches({ folded = false, onToggle }: SideMenuProps) {
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
