import styled from 'styled-components';
import { useTranslation } from '../../i18n/use-translation.ts';
import { fromDesktop } from '../../ui/media.ts';
import { menuGroups } from './menu-entries.ts';
import { MenuGroup } from './menu-group.tsx';
import { MenuSwitches } from './menu-switches.tsx';
import { MenuTips } from './menu-tip.tsx';

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

const Groups = styled.div`
  display: grid;
  gap: var(--space-2);
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
    <MenuTips>
      <Column>
        <nav aria-label={t('admin.menu.label')}>
          <Groups>
            {menuGroups.map((group) => (
              <MenuGroup
                key={group.heading ?? 'first'}
                group={group}
                folded={folded}
                onChosen={onChosen}
              />
            ))}
          </Groups>
        </nav>
        <MenuSwitches folded={folded} onToggle={onToggle} onShortcuts={onShortcuts} />
      </Column>
    </MenuTips>
  );
}
