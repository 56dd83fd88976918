import { Menu } from 'lucide-react';
import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { useGetSiteSettingsQuery } from '../../api/site-settings.ts';
import { lazyPart } from '../../app/lazy-part.ts';
import { useLiveBackOffice } from '../../app/use-live-shop.ts';
import { localized } from '../../i18n/localized.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Drawer } from '../../ui/drawer.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { fromDesktop } from '../../ui/media.ts';
import { PageSpinner } from '../../ui/spinner.tsx';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';
import { SignInAgain } from '../session/sign-in-again.tsx';
import { SideMenu } from './side-menu.tsx';
import { useShortcuts } from './use-shortcuts.ts';
import { useSidebar } from './use-sidebar.ts';

/* The till has its own; the rest of the back office waits for none of its code. */
const WaitingElsewhere = lazyPart(
  () => import('../pos/elsewhere/waiting-elsewhere.tsx'),
  'WaitingElsewhere',
);

const Frame = styled.div<{ $folded: boolean }>`
  min-block-size: calc(100dvh - var(--outage));

  ${fromDesktop} {
    display: grid;
    grid-template-columns: ${({ $folded }) => ($folded ? '3.5rem' : '16rem')} minmax(0, 1fr);
    transition: grid-template-columns var(--quick) var(--ease);
  }
`;

const Side = styled.aside<{ $folded: boolean }>`
  display: none;

  ${fromDesktop} {
    position: sticky;
    inset-block-start: var(--outage);
    display: flex;
    flex-direction: column;
    gap: var(--space-4);
    block-size: calc(100dvh - var(--outage));
    padding: var(--space-4) ${({ $folded }) => ($folded ? '0.25rem' : 'var(--space-3)')};
    border-inline-end: 1px solid var(--line);
    background: var(--surface);
    overflow: hidden;
  }
`;

const ShopName = styled.p`
  flex: none;
  padding-inline: var(--space-3);
  color: var(--accent);
  font-family: var(--font-display);
  font-size: var(--text-xl);
  line-height: 1.4;
  white-space: nowrap;
  text-overflow: ellipsis;
  overflow: hidden;
`;

const TopBar = styled.header`
  position: sticky;
  inset-block-start: var(--outage);
  z-index: 20;
  display: flex;
  align-items: center;
  gap: var(--space-2);
  padding: var(--space-1) var(--space-2);
  border-block-end: 1px solid var(--line);
  background: var(--surface);

  ${fromDesktop} {
    display: none;
  }
`;

const Skip = styled.a`
  position: absolute;
  inset-block-start: var(--space-2);
  inset-inline-start: var(--space-2);
  z-index: 40;
  padding: var(--space-2) var(--space-4);
  background: var(--surface);
  translate: 0 -200%;

  &:focus {
    translate: 0;
  }
`;

const Main = styled.main`
  min-inline-size: 0;
  max-inline-size: 90rem;
  padding: var(--space-5) clamp(1rem, 3vw, 2.5rem) var(--space-8);

  &:focus {
    outline: none;
  }
`;

/** The back office around every one of its screens. */
export function AdminLayout() {
  const { t, i18n } = useTranslation();
  const { folded, drawerOpen, toggle, closeDrawer } = useSidebar();
  const isTill = useLocation().pathname === '/admin/pos';
  useLiveBackOffice();
  const { isHelpOpen, openHelp, closeHelp } = useShortcuts();
  const { data: site } = useGetSiteSettingsQuery();
  const shop = site && localized(i18n.language, site.websiteNameAr, site.websiteNameEn);
  return (
    <Frame $folded={folded}>
      <Skip href="#main">{t('shell.skip')}</Skip>
      <TopBar>
        <IconButton label={t('shell.menu')} aria-expanded={drawerOpen} onClick={toggle}>
          <Menu size={22} aria-hidden />
        </IconButton>
        <ShopName dir="auto">{shop}</ShopName>
      </TopBar>
      <Side $folded={folded}>
        {!folded && <ShopName dir="auto">{shop}</ShopName>}
        <SideMenu folded={folded} onToggle={toggle} onShortcuts={openHelp} />
      </Side>
      <Drawer open={drawerOpen} onClose={closeDrawer} title={t('admin.title')}>
        <SideMenu onChosen={closeDrawer} onShortcuts={openHelp} />
      </Drawer>
      <Main id="main" tabIndex={-1}>
        {!isTill && (
          <Suspense fallback={null}>
            <WaitingElsewhere />
          </Suspense>
        )}
        <Suspense fallback={<PageSpinner />}>
          <Outlet />
        </Suspense>
      </Main>
      {isHelpOpen && <ShortcutsDialog onClose={closeHelp} />}
      <SignInAgain />
    </Frame>
  );
}
