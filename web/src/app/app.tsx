import { Suspense } from 'react';
import { Outlet, ScrollRestoration, type Location } from 'react-router-dom';
import { useIsLive } from '../ui/use-is-live.ts';
import { ConnectionBanner } from './connection-banner.tsx';
import { lazyPart } from './lazy-part.ts';
import { RootAttributes } from './root-attributes.tsx';
import { useLiveShop } from './use-live-shop.ts';

/* Nobody is told anything before the page answers. */
const Toaster = lazyPart(() => import('./toaster.tsx'), 'Toaster');

/** What every page has, shop and back office alike. */
export function App() {
  useLiveShop();
  const isLive = useIsLive();
  return (
    <>
      <RootAttributes />
      <ConnectionBanner />
      <Outlet />
      <Suspense>{isLive && <Toaster />}</Suspense>
      <ScrollRestoration getKey={placeOf} />
    </>
  );
}

/** The first page of every visit has the same key: there, what stood elsewhere is not to be restored. */
function placeOf({ key, pathname, search }: Location): string {
  return key === 'default' ? `${pathname}${search}` : key;
}
