import { Suspense, type ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import styled from 'styled-components';
import { useTranslation } from '../../i18n/use-translation.ts';
import { PageSpinner } from '../../ui/spinner.tsx';
import { Footer } from './footer.tsx';
import { GoldStrip } from './gold-strip.tsx';
import { Header } from './header.tsx';

const Page = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 100dvh;
`;

const Main = styled.main`
  flex: 1;
  /* Holds the footer below the first screen while the page's own content is on its way. */
  min-block-size: 80vh;

  &:focus {
    outline: none;
  }
`;

const Skip = styled.a`
  position: absolute;
  z-index: 40;
  inset-block-start: var(--space-2);
  inset-inline-start: var(--space-2);
  padding: var(--space-3) var(--space-4);
  background: var(--surface);
  translate: 0 -200%;

  &:focus {
    translate: 0;
  }
`;

/** Around every screen of the shop: that of the route, or `children`. */
export function StorefrontShell({ children }: { children?: ReactNode }) {
  const { t } = useTranslation();
  return (
    <Page>
      <Skip href="#content">{t('shell.skip')}</Skip>
      <Header />
      <GoldStrip />
      <Main id="content" tabIndex={-1}>
        <Suspense fallback={<PageSpinner />}>{children ?? <Outlet />}</Suspense>
      </Main>
      <Footer />
    </Page>
  );
}
