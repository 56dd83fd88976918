import { Keyboard, Languages, Moon, PanelLeftClose, PanelLeftOpen, Sun } from 'lucide-react';
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { useAppDispatch, useAppSelector } from '../../app/store.ts';
import { toggleTheme } from '../../app/theme.ts';
import { useLanguage } from '../../app/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { PointingIcon } from '../../ui/pointing-icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { LeaveButton } from './leave-button.tsx';
import { MENU_ICON, MenuButton } from './menu-item.ts';
import { MenuLabel } from './menu-label.tsx';
import { MenuTip } from './menu-tip.tsx';

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

export interface MenuSwitchesProps {
  folded: boolean;
  /** Folds and unfolds; absent in the drawer, which closes instead. */
  onToggle: (() => void) | undefined;
  onShortcuts: () => void;
}

/** Language, theme, shortcuts, the fold, and the way out. */
export function MenuSwitches({ folded, onToggle, onShortcuts }: MenuSwitchesProps) {
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
          <MenuTip text={folded ? t('shell.switchLanguage') : null}>
            <MenuButton type="button" $folded={folded} lang={other} onClick={switchLanguage}>
              <Languages size={MENU_ICON} aria-hidden />
              <MenuLabel folded={folded}>{t('shell.switchLanguage')}</MenuLabel>
            </MenuButton>
          </MenuTip>
        </li>
        <li>
          <Small
            name={t(dark ? 'shell.toLight' : 'shell.toDark')}
            onClick={() => dispatch(toggleTheme())}
          >
            {dark ? <Sun size={MENU_ICON} aria-hidden /> : <Moon size={MENU_ICON} aria-hidden />}
          </Small>
        </li>
        <li>
          <Small name={t('admin.shortcuts.title')} aria-haspopup="dialog" onClick={onShortcuts}>
            <Keyboard size={MENU_ICON} aria-hidden />
          </Small>
        </li>
        {onToggle && (
          <li>
            <Small name={fold} keys="Ctrl+B" aria-expanded={!folded} onClick={onToggle}>
              <PointingIcon icon={folded ? PanelLeftOpen : PanelLeftClose} size={MENU_ICON} />
            </Small>
          </li>
        )}
      </Row>
      <LeaveButton folded={folded} size={MENU_ICON}>
        <MenuLabel folded={folded}>{t('shell.logout')}</MenuLabel>
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
    <MenuTip text={keys ? `${name} (${keys})` : name}>
      <MenuButton {...rest} type="button" $folded>
        {children}
        <VisuallyHidden>{name}</VisuallyHidden>
      </MenuButton>
    </MenuTip>
  );
}
