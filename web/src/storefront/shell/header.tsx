import { Menu } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { lazyPart } from '../../app/lazy-part.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { belowTablet, DESKTOP, fromTablet } from '../../ui/media.ts';
import { AccountLinks } from './account-links.tsx';
import { Brand } from './brand.tsx';
import { CollectionLinks } from './collection-links.tsx';
import { LanguageLink, ThemeButton } from './preference-buttons.tsx';
import { SearchForm } from './search-form.tsx';

const MenuDrawer = lazyPart(() => import('./menu-drawer.tsx'), 'MenuDrawer');

const Bar = styled.header`
  position: sticky;
  inset-block-start: var(--outage);
  z-index: 20;
  border-block-end: 1px solid var(--line);
  background: var(--paper);
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-5);
  max-inline-size: var(--page);
  min-block-size: 4rem;
  margin-inline: auto;
  padding-inline: var(--gutter);

  @media (max-width: ${DESKTOP - 0.02}px) {
    row-gap: var(--space-2);
    padding-block-start: var(--space-3);
  }

  ${belowTablet} {
    flex-wrap: nowrap;
    column-gap: var(--space-2);
    padding-block: 0;
  }
`;

const Search = styled.div`
  flex: 1;
  max-inline-size: 32rem;
  margin-inline: auto;

  @media (max-width: ${DESKTOP - 0.02}px) {
    order: 1;
    flex-basis: 100%;
    max-inline-size: none;
    padding-block-end: var(--space-2);
  }

  &:empty {
    display: none;
  }

  ${belowTablet} {
    display: none;
  }
`;

const Tools = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-1);
  /* The last icon, not the room around it, ends where the page's column ends. */
  margin-inline: auto calc(var(--space-3) * -1);
`;

const Wide = styled.div`
  display: none;

  ${fromTablet} {
    display: flex;
    align-items: center;
    gap: var(--space-1);
  }
`;

const Nav = styled.nav`
  max-inline-size: var(--page);
  margin-inline: auto;
  padding-inline: var(--gutter);

  ${belowTablet} {
    display: none;
  }
`;

const Burger = styled(IconButton)`
  margin-inline-start: calc(var(--space-3) * -1);

  ${fromTablet} {
    display: none;
  }
`;

export function Header() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const [menuOpen, setMenuOpen] = useState(false);
  const searchable = !pathname.startsWith('/products');
  return (
    <Bar>
      <Row>
        <Burger
          label={t('shell.menu')}
          aria-expanded={menuOpen}
          aria-haspopup="dialog"
          onClick={() => setMenuOpen(true)}
        >
          <Menu size={22} aria-hidden />
        </Burger>
        <Brand />
        <Search>{searchable && <SearchForm />}</Search>
        <Tools>
          <Wide>
            <AccountLinks />
          </Wide>
          <LanguageLink />
          <ThemeButton />
        </Tools>
      </Row>
      <Nav aria-label={t('shell.mainNav')}>
        <CollectionLinks />
      </Nav>
      {menuOpen && (
        <Suspense>
          <MenuDrawer open searchable={searchable} onClose={() => setMenuOpen(false)} />
        </Suspense>
      )}
    </Bar>
  );
}
